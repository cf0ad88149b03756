package import Conversation

/// What stands before the line that is typed.
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

  /// With the sequences of its colours.
  package var shown: String { isColoured ? line.coloured : text }

  /// The same for a line editor, which counts what stands between two `mark` as no column. A prompt does not end with
  /// colour.
  func marked(_ mark: Character) -> String {
    guard isColoured else { return text }
    return line.coloured { "\(mark)\($0)\(mark)" }
  }
}
