package import Nutrition
internal import Words

/// Parses text that is nothing but a day: "yesterday", "last friday", "19 Nov".
package struct DayReader: Sendable {
  private let lexicon: Lexicon

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// Nil where the text is not a day. A weekday is the latest such day, today included.
  package func read(_ words: String, today: Day) -> Day? {
    guard words.utf8.count <= Lexicon.longestLine else { return nil }
    let sentence = lexicon.sentence(words)
    let end = sentence.tokens.count
    let start = sentence.skip(.leadToTime, at: 0) ?? 0
    let days = DayPhrase(sentence: sentence, today: today)
    guard let day = days.read(at: start, before: end) ?? days.read(at: 0, before: end), day.next == end else {
      return nil
    }
    return today.adding(day.offset)
  }
}
