package import Calls
internal import EmbeddedMessages
internal import EmbeddedWords
internal import FoundationEssentials
internal import JSON
package import Messages
package import Words

/// A guide that asks step by step, as a value: lines go in, questions come out. It can be kept at any point and taken up
/// again, and what was said ends in a call whose card is confirmed like any other.
package protocol Interview: Codable, Sendable {
  /// How one comes back to it: "/setup".
  static var command: String { get }
  /// What is asked next; nil where everything was.
  var question: Text? { get }
  /// The call that proposes what was said; nil where nothing was.
  var call: AnyCall? { get }
  /// What is said above the card.
  var closing: Text? { get }
  /// Whether what is kept can be gone on with.
  var isWhole: Bool { get }
  /// Takes an answer in words.
  ///
  /// - Returns: why it was not taken; nil where it was.
  /// - Parameter reading: reads what the words of the language say.
  mutating func answer(_ words: String, reading: AnswerReading) -> Text?
  /// Goes on without an answer.
  ///
  /// - Returns: why that cannot be; nil where it can.
  mutating func goOn() -> Text?
  mutating func goBack()
}

extension Interview {
  /// Takes a line: "<" goes back, an empty line or "next" goes on, all else answers.
  ///
  /// - Parameter reading: reads what the words of the language say.
  /// - Returns: why the line was not taken; nil where it was.
  package mutating func take(_ line: String, reading: AnswerReading = AnswerReading()) -> Text? {
    let words = line.split(separator: " ").joined(separator: " ")
    switch words {
    case "<", "＜": return follow(.back)
    case "", "-": return follow(.next)
    default: break
    }
    if let step = GuideWords.embedded.step(words) { return follow(step) }
    guard let remark = answer(words, reading: reading) else { return nil }
    // "ok" goes on where it answers nothing.
    return AnswerWords.embedded.answer(words) == .yes ? goOn() : remark
  }

  /// - Returns: why the step cannot be taken; nil where it was. What is kept for later stays where it is.
  package mutating func follow(_ step: GuideWords.Step) -> Text? {
    switch step {
    case .next: return goOn()
    case .back: goBack()
    case .later: break
    }
    return nil
  }

  /// An interview as it was kept; nil for a text that is none.
  package init?(kept text: String) {
    guard let kept = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)), kept.isWhole else { return nil }
    self = kept
  }

  /// What to keep of it.
  package var kept: String? { JSONValue.text(encoding: self) }
}

/// Choices that are numbered from one.
enum Menu {
  /// "1 sedentary", "2 light", ….
  static func words<Choice>(_ choices: [Choice], _ name: (Choice) -> Text) -> [Text] {
    choices.enumerated().map { .menuChoice(number: $0 + 1, name: name($1)) }
  }

  /// By its number, its name in any language, or how the name of only one of them begins: "f", "seden".
  ///
  /// - Parameter name: what people call it.
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
