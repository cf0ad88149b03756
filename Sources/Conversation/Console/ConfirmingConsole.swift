internal import FoundationEssentials
internal import Proposals

/// The console of `--yes`: answers each proposal of another console once with what its question asks for, even where parts are
/// left out. If the proposal is asked about again, the other console answers.
package final class ConfirmingConsole: Console {
  private let console: any Console
  private var answers: [String] = []

  package init(_ console: any Console) {
    self.console = console
  }

  /// The next yes where a proposal waits, else the next line of the other console.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput {
    guard prompt == .answer, !answers.isEmpty else { return console.nextInput(prompt) }
    return .line(TypedLine(typed: answers.removeFirst()))
  }

  /// Prepares the yes to a proposal, and shows the event on the other console.
  package func show(_ event: SessionEvent) {
    if case .proposal(let proposal) = event { answers = yes(to: proposal) }
    console.show(event)
  }

  private func yes(to proposal: Proposal) -> [String] {
    switch proposal.question {
    case .count(let count): [String(count)]
    case .yesOrNo where proposal.isOpen: []
    case .yesOrNo: proposal.card.leftOut == nil ? ["y"] : ["y", "y"]
    }
  }
}
