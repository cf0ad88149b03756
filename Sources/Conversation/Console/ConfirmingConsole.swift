internal import FoundationEssentials
internal import Proposals

/// The option that says yes for a whole run: answers each proposal of another console once, as its question asks. A
/// proposal that is asked about again goes to that console.
package final class ConfirmingConsole: Console {
  private let console: any Console
  private var waiting: Proposal?

  package init(_ console: any Console) {
    self.console = console
  }

  package func nextInput(_ prompt: Prompt) -> ConsoleInput {
    guard prompt == .answer, let proposal = waiting else { return console.nextInput(prompt) }
    waiting = nil
    switch proposal.question {
    case .yesOrNo: return .line(TypedLine(typed: "y"))
    case .count(let count): return .line(TypedLine(typed: String(count)))
    }
  }

  package func show(_ event: SessionEvent) {
    if case .proposal(let proposal) = event { waiting = proposal }
    console.show(event)
  }
}
