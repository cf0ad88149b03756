internal import Proposals

/// A console that begins with a given line, as if it had been typed, and then continues with another console.
package final class OpeningConsole: Console {
  private let console: any Console
  private var line: String?

  package init(_ console: any Console, opening line: String) {
    self.console = console
    self.line = line
  }

  /// The given line at the first turn, and the lines of the other console from then on.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput {
    guard case .turn = prompt, let first = line else { return console.nextInput(prompt) }
    line = nil
    return .line(TypedLine(typed: first))
  }

  /// Shows the event on the other console.
  package func show(_ event: SessionEvent) { console.show(event) }
}
