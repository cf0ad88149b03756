internal import CEmbed

/// A text for a language model, with the version that its first line gives.
package struct Prompt: Hashable, Sendable {
  /// The number in its first line. Transcripts with an external model record it.
  package let version: Int
  /// Without the version line; ends with a line break.
  package let text: String

  static let empty = Prompt(version: 0, text: "")

  private init(version: Int, text: String) {
    self.version = version
    self.text = text
  }

  /// Reads "version: 3", an empty line, then the text. Nil for anything else.
  package init?(file: String) {
    let mark = "version: "
    guard file.hasPrefix(mark), let end = file.firstIndex(of: "\n"),
      let version = Int(file[file.index(file.startIndex, offsetBy: mark.count)..<end])
    else { return nil }
    let text = file[file.index(after: end)...].drop { $0 == "\n" }
    guard !text.isEmpty else { return nil }
    self.version = version
    self.text = String(text)
  }
}

/// The prompts of larder.
package struct Prompts: Hashable, Sendable {
  /// Prompts that replace built-in ones. Built-in ones are parsed only on demand, because a run rarely needs more than
  /// one.
  private let replaced: [Name: Prompt]

  /// The names of the prompts, which are also the names of their files.
  package enum Name: String, CaseIterable, Sendable {
    /// What larder is, when to call which tool, and what never to say.
    case conversation
    /// How to read a nutrition table, a meal in a picture, a receipt, or a recipe in a text.
    case label, meal, receipt, recipe
    /// How to put a week's figures into words.
    case report
    /// How to choose among the possible swaps in a meal.
    case swap
  }

  /// The prompt with this name: a replacement where there is one, otherwise the built-in one.
  package subscript(name: Name) -> Prompt { replaced[name] ?? Prompt(file: Prompts.embedded(name)) ?? .empty }

  /// The system prompt of a conversation.
  package var conversation: Prompt { self[.conversation] }
  /// How to put a week's figures into words.
  package var report: Prompt { self[.report] }
  /// How to choose among the possible swaps in a meal.
  package var swap: Prompt { self[.swap] }

  /// - Parameter file: returns the text that replaces a prompt; nil keeps the built-in one.
  /// - Throws: the name of a prompt that has no version or no text.
  package init(replacing file: (Name) -> String? = { _ in nil }) throws(PromptError) {
    var replaced: [Name: Prompt] = [:]
    for name in Name.allCases {
      guard let text = file(name) else { continue }
      guard let prompt = Prompt(file: text) else { throw PromptError(name: name) }
      replaced[name] = prompt
    }
    self.replaced = replaced
  }

  private static func embedded(_ name: Name) -> String {
    var count = 0
    guard let bytes = unsafe larder_prompt(name.rawValue, &count) else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

/// A prompt's file is unusable: it must begin with "version: N" and have a text.
package struct PromptError: Error, Hashable, Sendable {
  package let name: Prompts.Name
}
