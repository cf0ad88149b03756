package import Nutrition
internal import Words

/// Parses text that is nothing but a range of days: "October", "last month", "3 to 9 November".
package struct DaySpanReader: Sendable {
  private let lexicon: Lexicon

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// Nil where the text is not a range of days.
  package func read(_ words: String, today: Day) -> DayRange? {
    guard words.utf8.count <= Lexicon.longestLine else { return nil }
    let sentence = lexicon.sentence(words)
    let range = sentence.range
    var start = range.lowerBound
    while start < range.upperBound,
      let next = sentence.skip(anyOf: [.leadToTime, .determiner, .article, .between], at: start)
    {
      start = next
    }
    let phrase = SpanPhrase(sentence: sentence, range: range, today: today)
    guard start < range.upperBound, let found = phrase.read(at: start) ?? phrase.read(at: range.lowerBound),
      found.next == range.upperBound
    else { return nil }
    return DayRange(from: found.span.first, through: found.span.last)
  }
}
