internal import Nutrition
internal import Words

/// Parses what one had of a meal that was cooked for several or for later: "a stir fry with 500 g of chicken and 200 g of
/// noodles, serves 4, I had one portion", "cooked 300 g of pasta, three of us shared it".
struct CookedMealReader {
  let context: Context
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  struct Told {
    /// The line without how much of it was eaten.
    let meal: String
    /// The part of the whole that was eaten.
    let share: FixedDecimal
    /// The portions that were eaten, where they are counted.
    let portions: FixedDecimal?
    /// The words that say how much of it was eaten, and possibly when.
    let eaten: Range<Int>
    /// Whether a word says that it was cooked, so that what is listed went into the dish before it.
    let isCooked: Bool
  }

  /// Nil where nothing is cooked or divided.
  func read() -> Told? {
    guard !context.clause.isQuestion, sentence.tokens.count <= 120 else { return nil }
    let servings = self.servings
    let isCooked = sentence.range.contains { sentence.skip(anyOf: [.made, .cooking], at: $0) != nil }
    guard isCooked || servings != nil else { return nil }
    for mark in separators.reversed() {
      let servings = servings.flatMap { $0.words.upperBound <= mark.lowerBound ? $0 : nil }
      guard let eaten = eaten(mark.upperBound..<end, servings?.number, isCooked: isCooked) else { continue }
      return Told(
        meal: sentence.line(without: [servings?.words, mark.lowerBound..<end].compactMap(\.self)), share: eaten.share,
        portions: eaten.portions, eaten: mark.upperBound..<end, isCooked: isCooked)
    }
    return nil
  }

  /// The marks and conjunctions behind which what was eaten may be said.
  private var separators: [Range<Int>] {
    let most = 4
    return Array(
      sentence.range.dropFirst().dropLast().compactMap { index -> Range<Int>? in
        if sentence.tokens[index].kind == .mark {
          let isInNumber = sentence.tokens[index + 1].isGlued && sentence.tokens[index + 1].isNumber
          return isInNumber ? nil : index..<index + 1
        }
        return sentence.skip(anyOf: [.conjunction(.and), .but], at: index).map { index..<$0 }
      }.suffix(most))
  }

  /// For how many it was: "serves 4", "for 4 people", "4 kişilik".
  private var servings: (number: FixedDecimal, words: Range<Int>)? {
    if let found = RecipeFacts(sentence: sentence).servings() { return found }
    for index in sentence.range {
      guard let count = sentence.count(at: index, before: end), count.value > 1,
        let next = sentence.skip(anyOf: [.recipe(.servings), .people], at: count.next),
        sentence.skip(.of, at: next) == nil
      else { continue }
      return (FixedDecimal(count.value), index..<next)
    }
    return nil
  }

  // MARK: What was eaten

  /// The part that words say, where they say nothing else.
  private func eaten(
    _ range: Range<Int>, _ servings: FixedDecimal?, isCooked: Bool
  ) -> (share: FixedDecimal, portions: FixedDecimal?)? {
    var (portions, part, people, isShared) = (FixedDecimal?.none, FixedDecimal?.none, FixedDecimal?.none, false)
    var index = range.lowerBound
    let shares = ShareReader(context: context)
    while index < range.upperBound {
      if let label = context.labelEnd(at: index) {
        index = label
      } else if let amount = portion(at: index, isServed: servings != nil) {
        guard portions == nil else { return nil }
        (portions, index) = (amount.quantity ?? FixedDecimal(1), amount.range.upperBound)
      } else if let one = counted(at: index, before: range.upperBound), servings != nil, portions == nil {
        (portions, index) = (one, range.upperBound)
      } else if let found = sentence.factor(at: index), found.value < FixedDecimal(1), part == nil {
        (part, index) = (found.value, found.next)
      } else if let next = sentence.skip(.all, at: index, before: end), part == nil {
        (part, index) = (FixedDecimal(1), next)
      } else if let sharers = shares.sharers(at: index, before: end) {
        (people, isShared, index) = (FixedDecimal(sharers.value), true, sharers.next)
      } else if let sharers = sentence.sharers(at: index, before: end) {
        (people, index) = (FixedDecimal(sharers.people), sharers.end)
      } else if let next = sentence.skip(anyOf: [.share, .person(.each)], at: index, before: end) {
        (isShared, index) = (true, next)
      } else if let next = passed(at: index) {
        index = next
      } else {
        return nil
      }
    }
    if let portions, part == nil { return servings.map { (portions / $0, portions) } }
    if let part { return portions == nil && isCooked ? (part, servings.map { $0 * part }) : nil }
    guard isShared, let number = people ?? servings else { return nil }
    return (FixedDecimal(1) / number, FixedDecimal(1))
  }

  /// A number at the end, where the servings were said: "makes 6, I had one".
  private func counted(at index: Int, before end: Int) -> FixedDecimal? {
    let number = NumberReader(words: sentence).single(at: index, before: end)
    return number.flatMap { $0.end == end && $0.value >= FixedDecimal(1) ? $0.value : nil }
  }

  /// So many portions. Where it was said for how many it was, a bowl or a plate is one: "makes 4, I had one bowl".
  private func portion(at index: Int, isServed: Bool) -> AmountPhrase? {
    let units: [MeasureUnit] = isServed ? [.serving, .bowl, .plate] : [.serving]
    guard let phrase = AmountParser(sentence: sentence).read(at: index, before: end), let unit = phrase.unit,
      units.contains(unit)
    else { return nil }
    return phrase
  }

  private func passed(at index: Int) -> Int? {
    context.passed(at: index, before: end) { tag in
      switch tag {
      case .trigger(.ate), .subject, .filler, .adverb, .only, .pronoun, .of, .determiner, .article, .tailVerb, .also,
        .copula, .there, .person(.speaker), .conjunction(.and), .but, .toward:
        true
      default: false
      }
    }
  }
}
