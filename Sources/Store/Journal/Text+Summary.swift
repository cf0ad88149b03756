internal import EmbeddedMessages
internal import Messages
internal import Nutrition

extension Text {
  /// The summary of a commit.
  ///
  /// - Parameters:
  ///   - words: in English; proven by its link in the chain.
  ///   - message: JSON of the summary as a `Text`; proven by that link, too.
  ///   - reading: JSON of the `Text` that older words were parsed as. No link proves it, so it is used only where its
  ///     names and
  ///     numbers all occur in the words.
  init(summary words: String, message: String?, reading: String?) {
    let texts = [message, reading].map { json -> Text? in json.flatMap { try? JSONText.value($0) } }
    let proven = texts[0] ?? texts[1].flatMap { $0.isFound(in: words) ? $0 : nil }
    // A message that the catalogue no longer has gives an empty text.
    if let proven, !proven.english.isEmpty { self = proven } else { self = .english(words) }
  }

  /// Whether it is plain words rather than a message, and so the same in all languages.
  var isNothingButWords: Bool {
    if case .english = self { true } else { false }
  }

  fileprivate func isFound(in words: String) -> Bool {
    switch self {
    case .message(let message): message.arguments.allSatisfy { $0.isFound(in: words) }
    case .verbatim(let own), .food(let own), .english(let own): words.contains(own)
    case .list(let parts, _): parts.allSatisfy { $0.isFound(in: words) }
    }
  }
}

extension Argument {
  fileprivate func isFound(in words: String) -> Bool {
    let marks = LanguageStyle.english.numbers
    return switch self {
    case .text(let text): text.isFound(in: words)
    case .figure(let figure): words.contains(marks.written(figure, NumberPlaces(most: 3)))
    case .count(let count): words.contains(marks.written(FixedDecimal(count)))
    case .amount(let grams): words.contains(marks.written(grams.figure, NumberPlaces(most: 3)))
    case .time(let time): words.contains(time.description)
    case .day: false
    case .choice: true
    }
  }
}
