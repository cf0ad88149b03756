internal import EmbeddedMessages
internal import Messages
internal import Proposals
internal import Services

/// Reads standard input that is not a terminal: every line is a turn, or the answer to the waiting proposal. Empty lines and
/// lines that begin with `#` are skipped.
package final class ScriptConsole: Console {
  private var output: TextOutput
  private var lines: InputLines

  package init(lines: InputLines, output: TextOutput) {
    self.lines = lines
    self.output = output
  }

  /// The next line of the script, whatever the prompt is.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput {
    lines.nextInput { output.show($0) }
  }

  /// Writes the event as text.
  package func show(_ event: SessionEvent) {
    output.show(event)
  }
}

extension InputLines {
  /// The next printable line that is neither empty nor a comment. A line that is too long is reported and skipped.
  mutating func nextInput(telling show: (SessionEvent) -> Void) -> ConsoleInput {
    while true {
      switch next() {
      case .line(let read):
        let line = PrintableText.clean(read)
        guard let first = line.first(where: { !$0.isWhitespace }), first != "#" else { continue }
        return .line(TypedLine(typed: line))
      case .tooLong(let number):
        show(.error(SessionError(.lineSkipped(number: "\(number)", most: InputLines.longestLine / 1_024))))
      case .interrupted: return .interrupted
      case .end: return .end
      }
    }
  }
}
