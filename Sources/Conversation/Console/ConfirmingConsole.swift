internal import FoundationEssentials
internal import Proposals

/// The option that says yes for a whole run: answers each proposal of another console once, as its question asks, also
/// where something of it is left out. A proposal that is asked about again goes to that console.
package final class ConfirmingConsole: Console {
  private let console: any Console
  private var answers: [String] = []

  package init(_ console: any Console) {
    self.console = console
  }

  /// The next yes where a proposal asks for one, else the line of the other console.
  package func nextInput(_ prompt: Prompt) -> ConsoleInput {
    guard prompt == .answer, !answers.isEmpty else { return console.nextInput(prompt) }
    return .line(TypedLine(typed: answers.removeFirst()))
  }

  /// Notes what a yes to a proposal is, and shows the event on the other console.
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
