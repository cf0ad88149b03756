import Conversation
import FoundationEssentials
import JSON
import LanguageModels
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import TestSupport
import Testing

/// Feeds a turn with random events, most of them the ones it waits for, and checks every action.
private struct RandomTurn {
  private enum Pending: Equatable {
    case nothing, model, tool, revision, commit
    /// So many answers from outside.
    case outside(Int)
  }

  private var turn = Turn()
  private var generator: SeededGenerator
  private var pending = Pending.nothing
  /// The card that was shown last.
  private var onScreen: Proposal?
  private var next: UInt8 = 0
  private(set) var faults: [String] = []
  private(set) var commits = 0
  private(set) var requests = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func freshProposal() -> Proposal {
    next &+= 1
    return proposal(next, pick([.yesOrNo, .yesOrNo, .yesOrNo, .count(3)]))
  }

  private mutating func line() -> Event {
    let lines = [
      "y", "y", "y", "yes", "n", "later", "?", "", "  ", "3", "5", "drop 1", "skip 2", "2: 110g", "1 = rice", "dinner",
      "yesterday", "had pasta", "y please", "yes, and toast", "/today", "/undo", "/help", "/pending", "/nonsense",
      "y\ny",
    ]
    return .line(TypedLine(typed: pick(lines)))
  }

  private mutating func reply() -> Event {
    var calls: [ToolCall] = []
    for number in 0..<pick([0, 0, 1, 1, 2, 5]) {
      var arguments: JSONValue = ["n": .number(Decimal(pick([1, 2, 3])))]
      if pick([true, false]), let waiting = turn.waiting.randomElement(using: &generator) {
        arguments["revises"] = .string("\(waiting.id)")
      }
      calls.append(call(pick(["log_meal", "show_day", "find_food", "rm_rf"]), arguments, id: "\(number)"))
    }
    let text = pick(["", "Fine.", "I have saved it.", "Saved! Lunch was 316 kcal.", "Shall I?"])
    return .modelReplied(ModelReply(text: text, calls: calls, stop: pick([.finished, .toolCalls, .unsure])))
  }

  private mutating func outcome() -> Event {
    switch pick([0, 1, 2, 3]) {
    case 3 where pending == .tool:
      .toolNeeds(.line(question: "which?") { (_, _) throws(ToolError) in throw .nothingToUndo })
    case 0: .toolFinished(.answer(ToolAnswer(.sentence("So it is."), facts: [:])))
    case 1: .toolFailed(pick([.nothingToUndo, .unknownTool("x", nearest: nil), .noSuchLine(1)]))
    default: .toolFinished(.proposal(freshProposal()))
    }
  }

  private mutating func result() -> Event {
    pick([
      .committed(savedNote), .committed(savedNote), .commitFailed(.locked),
      .commitFailed(.changedSince(.meal, identifier(0))), .commitFailed(.alreadyCommitted(sequence: 1)),
      .toolFailed(.nothingToUndo),
    ])
  }

  private mutating func event() -> Event {
    if pick(Array(0..<12)) == 0 {
      switch pick(Array(0..<6)) {
      case 0: return .interrupted
      case 1: return .modelFailed(.overloaded(provider: "p"))
      case 2: return reply()
      case 3: return outcome()
      case 4: return result()
      default: return .offered([freshProposal(), freshProposal()])
      }
    }
    switch pending {
    case .nothing: return line()
    case .model: return reply()
    case .tool, .revision: return outcome()
    case .outside(let count):
      return .learned((0..<count).map { _ in Resumption { (_) throws(ToolError) in throw .nothingToUndo } })
    case .commit: return result()
    }
  }

  mutating func step() {
    let event = event()
    let first = turn.waiting.first
    let actions = turn.receive(event)
    if case .interrupted = event, pending != .commit { pending = .nothing }
    if let action = actions.first(where: { if case .complain(.model) = $0 { true } else { false } }) {
      _ = action
      pending = .nothing
    }
    if isAnswer(event), !actions.isEmpty { pending = .nothing }
    for action in actions { check(action, to: event, first) }
  }

  /// The event is what the pending action waited for.
  private func isAnswer(_ event: Event) -> Bool {
    switch (pending, event) {
    case (.model, .modelReplied), (.tool, .toolFinished), (.tool, .toolFailed), (.tool, .toolNeeds),
      (.outside, .learned), (.revision, .toolFinished), (.revision, .toolFailed), (.commit, .committed),
      (.commit, .commitFailed), (.commit, .toolFailed):
      true
    default: false
    }
  }

  private mutating func check(_ action: Conversation::Action, to event: Event, _ first: Proposal?) {
    switch action {
    case .askModel(let messages, _):
      pending = .model
      requests += 1
      if let rule = RequestRules.broken(by: messages) { faults.append(rule) }
    case .runTool, .resume: pending = .tool
    case .learn(let needs): pending = .outside(needs.count)
    case .revise, .renew: pending = .revision
    case .commit(let confirmed):
      pending = .commit
      commits += 1
      checkCommit(confirmed.value, event, first)
    case .show(let proposal): onScreen = proposal
    case .speak(let text, _):
      if text.contains("Saved") { faults.append("a line that looks like larder's was spoken: \(text)") }
    default: break
    }
  }

  private mutating func checkCommit(_ proposal: Proposal, _ event: Event, _ first: Proposal?) {
    guard case .line(let line) = event, case .confirmed = WaitingProposal(proposal).answer(line) else {
      faults.append("committed without a yes: \(event)")
      return
    }
    if proposal != first { faults.append("committed what did not wait first") }
    if proposal != onScreen { faults.append("committed what was not on the screen") }
  }
}

struct TurnRandomTests {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `whatever happens, requests are in order and nothing is committed without a yes to it`(seed: UInt64) {
    var turn = RandomTurn(seed: seed)
    for _ in 0..<TestLength.count(3_000, long: 50_000) { turn.step() }
    #expect(turn.faults == [])
    #expect(turn.commits > 90)
    #expect(turn.requests > 90)
  }
}
