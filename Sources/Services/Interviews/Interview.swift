package import Calls
internal import EmbeddedMessages
internal import EmbeddedWords
internal import FoundationEssentials
internal import JSON
package import Messages
package import Words

/// A guide that asks step by step, as a value: it takes lines and returns questions. It can be stored and continued at any
/// point, and ends with a call whose card is confirmed like any other.
package protocol Interview: Codable, Sendable {
  /// The command that continues it: "/setup".
  static var command: String { get }
  /// The next question; nil where everything was asked.
  var question: Text? { get }
  /// The call that proposes the answers; nil where there are none.
  var call: AnyCall? { get }
  /// The sentence above the card.
  var closing: Text? { get }
  /// Whether a stored interview can be continued.
  var isWhole: Bool { get }
  /// Takes an answer in words.
  ///
  /// - Parameter reading: parses the words of the language.
  /// - Returns: why the answer was refused; nil where it was taken.
  mutating func answer(_ words: String, reading: AnswerReading) -> Text?
  /// Goes on without an answer.
  ///
  /// - Returns: why that is not possible; nil where it is.
  mutating func goOn() -> Text?
  mutating func goBack()
}

extension Interview {
  /// Takes a line: "<" goes back, an empty line or "next" goes on, anything else answers.
  ///
  /// - Parameter reading: parses the words of the language.
  /// - Returns: why the line was refused; nil where it was taken.
  package mutating func take(_ line: String, reading: AnswerReading = AnswerReading()) -> Text? {
    let words = line.split(separator: " ").joined(separator: " ")
    switch words {
    case "<", "＜": return follow(.back)
    case "", "-": return follow(.next)
    default: break
    }
    if let step = GuideWords.embedded.step(words) { return follow(step) }
    guard let remark = answer(words, reading: reading) else { return nil }
    // "ok" goes on where it is not an answer.
    return AnswerWords.embedded.answer(words) == .yes ? goOn() : remark
  }

  /// Goes on or back; `later` changes nothing here.
  ///
  /// - Returns: why the step is not possible; nil where it was taken.
  package mutating func follow(_ step: GuideWords.Step) -> Text? {
    switch step {
    case .next: return goOn()
    case .back: goBack()
    case .later: break
    }
    return nil
  }

  /// A stored interview; nil where the text is not one, or it cannot be continued.
  package init?(kept text: String) {
    guard let kept = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)), kept.isWhole else { return nil }
    self = kept
  }

  /// The text to store.
  package var kept: String? { JSONValue.text(encoding: self) }
}

/// Choices numbered from one.
enum Menu {
  /// "1 sedentary", "2 light", ….
  static func words<Choice>(_ choices: [Choice], _ name: (Choice) -> Text) -> [Text] {
    choices.enumerated().map { .menuChoice(number: $0 + 1, name: name($1)) }
  }

  /// The choice with this number or name, or the only one whose name begins with the words: "f", "seden".
  ///
  /// - Parameter name: the name of a choice for people.
  static func chosen<Choice: RawRepresentable<String>>(
    _ words: String, of choices: [Choice], _ name: (Choice) -> Text? = { _ in nil }
  ) -> Choice? {
    if let number = Int(words) { return choices.indices.contains(number - 1) ? choices[number - 1] : nil }
    let words = words.lowercased()
    if let named = choices.first(where: { $0.rawValue == words }) { return named }
    let said = FoldedText(words).text
    let meant = choices.first { choice in
      MessageTable.embedded.languages.contains { language in
        name(choice).map { FoldedText(LanguageStyle(language, of: .embedded).words($0)).text == said } ?? false
      }
    }
    if let meant { return meant }
    let begun = choices.filter { $0.rawValue.hasPrefix(words) }
    return begun.count == 1 && !words.isEmpty ? begun[0] : nil
  }
}
