internal import Nutrition
internal import Words

/// Parses the facts in a recipe beside its ingredients: servings, weights, and headings.
struct RecipeFacts {
  /// The largest number of servings; a larger number is grams or a year.
  static let mostServings = FixedDecimal(500)

  let sentence: Sentence
  private var end: Int { sentence.tokens.count }

  /// The number of servings, and the range of its words: "serves 4", "4 servings", "for 4 people".
  func servings() -> (number: FixedDecimal, words: Range<Int>)? {
    for index in sentence.range {
      if let found = afterWord(index) ?? people(index) ?? beforeWord(index) { return found }
    }
    return nil
  }

  /// Parses "serves 4", "serves 4-6 people", "Portionen: 4".
  private func afterWord(_ index: Int) -> (number: FixedDecimal, words: Range<Int>)? {
    guard var next = sentence.skip(.recipe(.serves), at: index) else { return nil }
    // "8 servings 1 roll".
    if index > 0, sentence.tokens[index - 1].isNumber, sentence.skip(.recipe(.servings), at: index) != nil {
      return nil
    }
    while next < end, sentence.tokens[next].kind == .mark,
      [":", "="].contains(where: { sentence.isMark($0, at: next) })
    {
      next += 1
    }
    guard let number = number(next) else { return nil }
    return (number.value, index..<counted(behind: number.end))
  }

  /// The index behind what the number counts: the slices of "cut into 10 slices", the muffins of "makes 12 muffins".
  private func counted(behind index: Int) -> Int {
    let next = unit(behind: index)
    guard next == index, index < end else { return next }
    if let unit = AmountParser(sentence: sentence).unit(at: index, end, afterDigits: true), unit.value.isMeasured {
      return index
    }
    let isLast = index + 1 == end || sentence.tokens[index + 1].kind == .mark
    return sentence.tokens[index].isWord && isLast ? index + 1 : index
  }

  /// Parses "for 4 people", "für 4 Personen".
  private func people(_ index: Int) -> (number: FixedDecimal, words: Range<Int>)? {
    guard let next = sentence.skip(.recipe(.many), at: index), let number = number(next) else { return nil }
    let after = unit(behind: number.end)
    return after > number.end ? (number.value, index..<after) : nil
  }

  /// Parses "4 servings", where nothing else follows: "2 servings of rice" is an ingredient.
  private func beforeWord(_ index: Int) -> (number: FixedDecimal, words: Range<Int>)? {
    guard let number = number(index) else { return nil }
    let after = unit(behind: number.end)
    let isAlone = index == 0 || sentence.tokens[index - 1].kind == .mark
    return after > number.end && isAlone && isOver(after) ? (number.value, index..<after) : nil
  }

  /// The number of servings among other facts: "15 minutes 8 servings 1 roll". Only for lines that are not ingredients.
  func servingsAmongOthers() -> FixedDecimal? {
    for index in sentence.range {
      if let number = number(index), sentence.skip(.recipe(.servings), at: number.end) != nil { return number.value }
    }
    return nil
  }

  /// Whether the line begins with this word, whatever follows: "Calories 70".
  func begins(_ word: RecipeWord) -> Bool {
    sentence.range.first { sentence.tokens[$0].kind != .mark }
      .map { sentence.skip(.recipe(word), at: $0) != nil } ?? false
  }

  /// A number, or the first of a range.
  private func number(_ index: Int) -> (value: FixedDecimal, end: Int)? {
    guard let first = NumberReader(words: sentence).single(at: index, before: end), !first.isArticle,
      first.value > .zero, first.value <= RecipeFacts.mostServings
    else { return nil }
    let isRange = ["-", "–"].contains { sentence.isMark($0, at: first.end) }
    let next = isRange ? first.end + 1 : sentence.skip(.range, at: first.end) ?? sentence.skip(.to, at: first.end)
    if let next, let last = NumberReader(words: sentence).single(at: next, before: end) {
      return (first.value, last.end)
    }
    return (first.value, first.end)
  }

  private func unit(behind index: Int) -> Int {
    sentence.skip(anyOf: [.recipe(.servings), .people], at: index) ?? index
  }

  /// The weight of the whole, where the line has nothing else: "cooked weight 650 g", "650 g cooked".
  func weight(_ word: RecipeWord) -> FixedDecimal? {
    var index = 0
    var isNamed = false
    var grams: FixedDecimal?
    while index < end {
      if let next = sentence.skip(.recipe(word), at: index) {
        (isNamed, index) = (true, next)
      } else if let phrase = AmountParser(sentence: sentence).read(at: index, before: end),
        let weight = phrase.amount.quantity(in: .gram), phrase.amount.unit != nil, grams == nil
      {
        (grams, index) = (weight, phrase.range.upperBound)
      } else if let next = passed(index) {
        index = next
      } else {
        return nil
      }
    }
    return isNamed ? grams : nil
  }

  /// Whether the line is just this heading: "Ingredients:", "Zutaten für 4 Personen".
  func isHeading(_ word: RecipeWord) -> Bool {
    guard let start = sentence.range.first(where: { sentence.tokens[$0].kind != .mark }),
      var next = sentence.skip(.recipe(word), at: start)
    else { return false }
    if let servings = servings(), servings.words.lowerBound >= next || servings.words.contains(next - 1) {
      next = max(next, servings.words.upperBound)
    }
    return isOver(next)
  }

  func begins(_ word: RecipeWord, at index: Int) -> Bool { sentence.skip(.recipe(word), at: index) != nil }

  private func passed(_ index: Int) -> Int? {
    if sentence.tokens[index].kind == .mark { return index + 1 }
    return sentence.skip(anyOf: [.recipe(.weighs), .filler, .copula, .determiner, .approximate], at: index)
  }

  private func isOver(_ start: Int) -> Bool { (min(start, end)..<end).allSatisfy { sentence.tokens[$0].kind == .mark } }
}
