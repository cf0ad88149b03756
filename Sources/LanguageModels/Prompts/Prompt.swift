internal import CEmbed

/// A text for a language model, with the version that its first line names.
package struct Prompt: Hashable, Sendable {
  /// The number in its first line, which transcripts with a model from outside note.
  package let version: Int
  /// Without the head; ends with a line break.
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
  /// Those of the program are read when they are asked for: a start needs one of them at most.
  private let replaced: [Name: Prompt]

  /// Their names, which are those of the files in the folder of prompts.
  package enum Name: String, CaseIterable, Sendable {
    /// What larder is, when to call which tool, what never to say.
    case conversation
    /// How to read a nutrition table, a meal on a picture, a receipt, a recipe in a text.
    case label, meal, receipt, recipe
    /// How to put a week's figures into words.
    case report
    /// How to choose among a meal's swaps.
    case swap
  }

  /// The prompt that replaces the program's own, and else that one.
  package subscript(name: Name) -> Prompt { replaced[name] ?? Prompt(file: Prompts.embedded(name)) ?? .empty }

  /// What a conversation begins with.
  package var conversation: Prompt { self[.conversation] }
  /// How to put a week's figures into words.
  package var report: Prompt { self[.report] }
  /// How to choose among a meal's swaps.
  package var swap: Prompt { self[.swap] }

  /// - Parameter file: the text of the prompt of a name, where it is replaced; nil takes the one of the program.
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

/// A prompt's file that cannot be used: it begins with "version: N" and has a text.
package struct PromptError: Error, Hashable, Sendable {
  package let name: Prompts.Name
}
