internal import Conversation
internal import LanguageModels
internal import Proposals

/// Types the lines of a case, and records the outcome of each.
final class BenchConsole: Console {
  private var lines: ArraySlice<String>
  private var current: TurnOutcome?
  private(set) var outcomes: [TurnOutcome] = []
  /// The proposals that wait for an answer.
  var waiting: () -> [Proposal] = { [] }
  /// Takes what was metered since the last call.
  var meter: () -> MeteredModel.Meter = { MeteredModel.Meter() }

  init(_ lines: [String]) {
    self.lines = lines[...]
  }

  func nextInput(_ prompt: Conversation::Prompt) -> ConsoleInput {
    if prompt == .more { return .end }
    close()
    guard let line = lines.popFirst() else { return .end }
    current = TurnOutcome()
    return .line(TypedLine(typed: line))
  }

  private func close() {
    guard var outcome = current else { return }
    outcome.cards = waiting().map(ProposalDigest.init)
    let meter = meter()
    (outcome.requests, outcome.repairs, outcome.seconds) = (meter.requests, meter.repairs, meter.seconds)
    outcomes.append(outcome)
    current = nil
  }

  func show(_ event: SessionEvent) {
    switch event {
    case .model(_, let reply): current?.hear(reply)
    case .modelFailed(let error): current?.failures.append(error)
    case .speech(let words, _): current?.note(speech: words)
    case .saved: current?.saved += 1
    case .card, .overview: current?.answers += 1
    default: break
    }
  }
}
