package import Conversation

/// The prompt before the line that is typed.
package struct PromptLine: Hashable, Sendable {
  private let line: StyledLine
  private let isColoured: Bool

  package init(_ line: StyledLine, isColoured: Bool) {
    self.line = line
    self.isColoured = isColoured
  }

  package init(_ text: String) {
    self.init(StyledLine(text), isColoured: false)
  }

  /// Without colour.
  package var text: String { line.text }

  /// With its colour sequences.
  package var shown: String { isColoured ? line.coloured : text }

  /// The prompt for a line editor, which does not count text between two `mark`s as columns. A prompt must not end with colour.
  func marked(_ mark: Character) -> String {
    guard isColoured else { return text }
    return line.coloured { "\(mark)\($0)\(mark)" }
  }
}
