internal import Proposals
internal import Services

/// The console of one turn on the command line, `larder say`: its words, then the end of input.
package final class SingleTurnConsole: Console {
  private let output: (SessionEvent) -> Void
  private var words: String?
  private var answers: ArraySlice<String>

  /// - Parameters:
  ///   - answers: given in order to the proposals of the turn; after them the input ends.
  ///   - output: shows an event.
  package init(words: String, answers: [String] = [], output: @escaping (SessionEvent) -> Void) {
    self.words = PrintableText.clean(words, lineBreaks: .kept)
    self.answers = answers[...]
    self.output = output
  }

  /// The words as the first turn, then the answers in order, then the end.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput {
    switch prompt {
    case .turn:
      defer { words = nil }
      return words.map { .line(TypedLine(typed: $0)) } ?? .end
    case .more: return .end
    case .answer:
      return answers.popFirst().map { .line(TypedLine(typed: $0)) } ?? .end
    }
  }

  /// Passes the event to `output`.
  package func show(_ event: SessionEvent) {
    output(event)
  }
}
