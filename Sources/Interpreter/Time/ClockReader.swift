package import Nutrition
internal import Words

/// Parses text that is nothing but a time of day: "8 am", "half past seven", "2026-11-20T08:00".
package struct ClockReader: Sendable {
  private let lexicon: Lexicon

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// Nil where the text is not a time, or does not say which half of the day.
  package func read(_ words: String) -> ClockTime? {
    guard words.utf8.count <= Lexicon.longestLine else { return nil }
    let (date, time) = (words.prefix(10), words.dropFirst(10))
    if time.first == "T", Day(date) != nil { return ClockTime(time.dropFirst().prefix(5)) }
    let sentence = lexicon.sentence(words)
    let end = sentence.tokens.count
    guard case (.exact(let time), end)? = ClockPhrase(sentence: sentence).read(at: 0, before: end, isLed: true) else {
      return nil
    }
    return time
  }
}
