package import Nutrition
internal import Words

/// Digits that are ambiguous because a point may separate thousands or decimals: "1.500 g".
package struct DoubtfulNumber: Hashable, Sendable {
  /// The number as typed, with its unit.
  package let words: String
  /// The smaller reading, which follows the language of the line: 1.5 g.
  package let low: Amount
  /// The larger reading, with the other way of writing numbers: 1,500 g.
  package let high: Amount
  /// The first token after it.
  private let next: Int

  /// The first such number of a sentence, in grams or millilitres, where the reading of the sentence's language is the
  /// smaller one.
  init?(in sentence: Sentence) {
    let parser = AmountParser(sentence: sentence)
    for index in sentence.range where sentence.tokens[index].isNumber {
      guard let low = sentence.digits(at: index), let high = sentence.otherDigits(at: index), low < high,
        let unit = parser.unit(at: index + 1, sentence.tokens.count, afterDigits: true), unit.value.isMetricPart
      else { continue }
      words = sentence.original(index..<unit.next)
      self.low = Amount(quantity: low, unit: unit.value)
      self.high = Amount(quantity: high, unit: unit.value)
      next = unit.next
      return
    }
    return nil
  }

  /// The languages in which the words after it are the name of a food.
  func languages(of sentence: Sentence, _ finder: any FoodFinder) -> Set<Language> {
    let start = sentence.skip(.of, at: next) ?? next
    let words = sentence.range.suffix(from: min(start, sentence.range.upperBound)).prefix { sentence.tokens[$0].isWord }
    for count in stride(from: min(words.count, 3), to: 0, by: -1) {
      let languages = finder.languages(of: sentence.lower(words.prefix(count)))
      if !languages.isEmpty { return languages }
    }
    return []
  }
}
