internal import EmbeddedMessages
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// The outcomes of proposals: revised, committed, interrupted.
extension Turn {
  /// A line that is no valid edit of the card becomes a turn of its own: "today" is also a question.
  mutating func notRevised(_ error: ToolError, _ line: TypedLine?) -> [Action] {
    phase = .idle
    if error == .cannotEdit, let line { return begin(line) }
    return [.complain(.tool(error)), .remind(waiting)]
  }

  mutating func revised(_ outcome: ToolOutcome) -> [Action] {
    phase = .idle
    switch outcome {
    case .proposal(let proposal):
      guard let old = waiting.first else { return [] }
      waiting[0] = proposal
      names.pass(from: old, to: proposal)
      return [.keepDraft(proposal, later: false), .dropDraft(old.id), showing(proposal, after: old)]
    case .answer(let answer): return [.showAnswer(answer), .remind(waiting)]
    }
  }

  mutating func committed(_ note: SavedNote) -> [Action] {
    phase = .idle
    let proposal = waiting.isEmpty ? nil : waiting.removeFirst()
    if let proposal {
      history.add(
        .confirmed(
          "The user confirmed \(names[proposal]). \(note.sentence.english)",
          SavedCall(proposal.request, at: note.at, slot: proposal.meal?.slot, on: proposal.meal?.day)))
    }
    // A food that was just saved may be what the next meal was missing.
    guard let first = waiting.first, first.card.leftOut != nil, proposal?.addsFood == true else {
      return [.saved(note)] + showFirst()
    }
    phase = .revising(nil)
    return [.saved(note), .renew(first)]
  }

  mutating func failed(toCommit error: StoreError) -> [Action] {
    phase = .idle
    guard let first = waiting.first else { return [.complain(.store(error))] }
    if case .alreadyCommitted = error {
      waiting.removeFirst()
      return [.dropDraft(first.id), .complain(.store(error))] + showFirst()
    }
    guard error.isOfOlderData else { return [.complain(.store(error)), .remind(waiting)] }
    phase = .revising(nil)
    return [.say(.changedSince), .renew(first)]
  }

  /// A confirmed proposal that saves no record could not be kept. It goes on waiting, as after a failed commit.
  mutating func failed(toKeep error: ToolError) -> [Action] {
    phase = .idle
    return [.complain(.tool(error)), .remind(waiting)]
  }

  mutating func interrupt() -> [Action] {
    switch phase {
    case .idle: return waiting.isEmpty ? [.say(.howToLeave)] : [.remind(waiting)]
    case .committing: return []
    case .asking(let progress), .running(let progress, _), .learning(let progress, _):
      phase = .idle
      // A local turn, such as a command's, is not in the history, whose last turn is the one before.
      if !progress.isLocal { history.dropTurn() }
      return [.cancelModel, .say(.cancelled)] + showWhatWaits(after: progress)
    case .revising:
      phase = .idle
      return [.cancelModel, .say(.cancelled), .remind(waiting)]
    }
  }
}

extension Proposal {
  fileprivate var addsFood: Bool {
    changes.contains { change in
      switch change {
      case .insert(.food), .insert(.recipe), .update(_, .food), .update(_, .recipe): true
      default: false
      }
    }
  }
}

extension StoreError {
  /// Whether the proposal was made from data that has changed since: records, or the figures of a food.
  fileprivate var isOfOlderData: Bool {
    switch self {
    case .changedSince, .missing: true
    case .invalid(let record): if case .figuresDoNotFollow = record.fault { true } else { false }
    default: false
    }
  }
}
