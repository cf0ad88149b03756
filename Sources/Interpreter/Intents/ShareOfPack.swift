internal import Nutrition
internal import Words

/// Parses a line about how much was eaten of something named or found before: "half of it", "had a third of the pack",
/// "ate all of it", "had 20g of it", "ate 4 of them".
struct ShareOfPack {
  let context: Context
  /// Whether it is clear which food is meant, so that an amount is enough: "had 80 g", right after a question about halloumi.
  var isKnown = false
  private var sentence: Sentence { context.sentence }

  /// How much of what was just asked about somebody says that they had: "had one", "I had 2", and all of it as it was asked about
  /// for "had that", "log it". Nil where the line has anything else.
  func ofAsked() -> Amount? {
    guard context.contains(context.range, { [.trigger(.ate), .trigger(.log), .trigger(.add)].contains($0) }) else {
      return nil
    }
    let words = context.range.filter { !context.isLabel($0) && sentence.tokens[$0].kind != .mark }
    guard let first = words.first else { return nil }
    var index = first
    while index < context.range.upperBound, let next = verb(at: index) { index = next }
    if let number = NumberReader(words: sentence).single(at: index, before: context.range.upperBound),
      number.value.wholeNumber != nil, words.allSatisfy({ $0 < number.end })
    {
      return Amount(quantity: number.value, unit: nil)
    }
    // "Log that" is one phrase.
    let isPointed = (first..<context.range.upperBound).contains { sentence.skip(.pronoun, at: $0) != nil }
    while index < context.range.upperBound, let next = sentence.skip(.pronoun, at: index) ?? verb(at: index) {
      index = next
    }
    return isPointed && words.allSatisfy { $0 < index } ? .unsaid : nil
  }

  private func verb(at index: Int) -> Int? {
    if let label = context.labelEnd(at: index) { return label }
    if sentence.tokens[index].kind == .mark { return index + 1 }
    let passed: [Tag] = [
      .trigger(.ate), .trigger(.log), .trigger(.add), .filler, .subject, .adverb, .only, .conjunction(.and),
    ]
    return sentence.skip(anyOf: passed, at: index, before: context.range.upperBound)
  }

  /// The amount, where the line has nothing else apart from a time.
  func read() -> Amount? {
    var share: Amount?
    var namesIt = false
    var index = context.range.lowerBound
    while index < context.range.upperBound {
      if let end = context.labelEnd(at: index) {
        index = end
        continue
      }
      if let found = amount(at: index) {
        guard share == nil else { return nil }
        share = Amount(quantity: found.value, unit: .packet)
        // "Die Hälfte davon" is one phrase.
        namesIt = namesIt || found.value == FixedDecimal(1) || isPhrase(index, found.next)
        index = found.next
      } else if let weighed = weighed(at: index) {
        guard share == nil else { return nil }
        share = weighed.amount
        index = weighed.range.upperBound
      } else if let next = sentence.skip(.pronoun, at: index) ?? sentence.skip(.unit(.packet), at: index) {
        namesIt = true
        index = next
      } else if let next = passed(at: index) {
        index = next
      } else {
        return nil
      }
    }
    return namesIt || isKnown && share.map(mayBeEaten) == true ? share : nil
  }

  /// Whether nobody would take it for the speaker's own weight.
  private func mayBeEaten(_ amount: Amount) -> Bool {
    let mostGrams = FixedDecimal(2_000)
    return amount.unit != .packet && amount.quantity(in: .gram).map { $0 <= mostGrams } ?? true
  }

  /// The amount as a change of the food before it in the line, or of what was logged last.
  func change() -> Amendment? {
    guard let share = read() else { return nil }
    let isPart = share.unit == .packet && share.quantity.map { $0 <= FixedDecimal(1) } == true
    return isPart ? Amendment(factor: share.quantity) : Amendment(quantity: share.quantity, unit: share.unit)
  }

  private func amount(at index: Int) -> (value: FixedDecimal, next: Int)? {
    sentence.find(at: index) { tag in
      switch tag {
      case .fraction(let fraction): fraction
      case .factor(let factor) where factor < FixedDecimal(1): factor
      case .all: FixedDecimal(1)
      default: nil
      }
    }
  }

  /// "20 g", "2 tbsp", "4 of them".
  private func weighed(at index: Int) -> AmountPhrase? {
    AmountParser(sentence: sentence).read(at: index, before: context.range.upperBound).flatMap { phrase in
      let isCount = phrase.hasOf && !phrase.isArticle && phrase.quantity.map { $0 >= FixedDecimal(1) } == true
      return phrase.unit == nil && !isCount || phrase.energy != nil || phrase.quantity == nil ? nil : phrase
    }
  }

  private func isPhrase(_ index: Int, _ next: Int) -> Bool {
    next > index + 1 && sentence.find(at: index) { if case .factor = $0 { true } else { nil } }?.next == next
  }

  private func passed(at index: Int) -> Int? {
    context.passed(at: index, before: context.range.upperBound) { tag in
      switch tag {
      case .trigger(.ate), .trigger(.log), .trigger(.add), .filler, .subject, .adverb, .of, .article, .determiner,
        .tailVerb,
        .also, .approximate, .only, .but, .conjunction(.and):
        true
      default: false
      }
    }
  }
}
