// The only place where a yes becomes a permission. `Confirmed` has no initialiser outside this file, and both functions
// here that make one do so for a line that the user typed.

internal import Words

/// A value that a person has confirmed. The store commits nothing else.
package struct Confirmed<Value: Sendable>: Sendable {
  /// What was confirmed.
  package let value: Value

  fileprivate init(_ value: Value) {
    self.value = value
  }
}

/// A line that came from the person: typed, from a script, or implied by the option that says yes for a whole run. Only
/// consoles make one; what a model, a file or the network says never becomes one.
package struct TypedLine: Hashable, Sendable {
  /// The text as typed, before any parsing.
  package let text: String

  package init(typed text: String) {
    self.text = text
  }
}

/// A proposal that is waiting for its answer.
package struct WaitingProposal: Hashable, Sendable {
  /// What a yes would save.
  package let proposal: Proposal
  /// Whether the person was already asked about what a yes leaves out; another yes then saves the rest.
  private let hasAskedWithout: Bool
  /// Whether it was corrected since it was shown; "delete that" then means the correction, not the proposal.
  private let isCorrected: Bool

  package init(_ proposal: Proposal, hasAskedWithout: Bool = false, isCorrected: Bool = false) {
    self.proposal = proposal
    self.hasAskedWithout = hasAskedWithout
    self.isCorrected = isCorrected
  }

  /// What a line decides about the proposal.
  package enum Outcome: Sendable {
    case confirmed(Confirmed<Proposal>)
    case declined
    /// Nothing is decided: the line asks for help, keeps the proposal for later, edits it, or is about something else.
    case undecided(Answer)
  }

  /// What the line that the person typed decides about this proposal.
  package func answer(_ line: TypedLine) -> Outcome {
    let answer = AnswerGrammar.read(line.text)
    switch (answer, proposal.question) {
    case (.yes, .yesOrNo): return mayBeSaved ? .confirmed(Confirmed(proposal)) : .undecided(.yes)
    case (.count(let typed), .count(let asked)) where typed == asked: return .confirmed(Confirmed(proposal))
    case (.no, _): return .declined
    case (.drop, _) where proposal.isNew && !isCorrected: return .declined
    default: return .undecided(answer)
    }
  }

  /// Whether a yes saves: nothing is left out, or the person was asked about that and something remains to be saved.
  private var mayBeSaved: Bool { proposal.card.leftOut == nil || hasAskedWithout && !proposal.isOpen }
}

/// Something other than a proposal that waits for a yes: erasing for good, or replacing all data.
package struct WaitingDecision<Value: Sendable>: Sendable {
  /// What has to be typed.
  package enum Question: Hashable, Sendable {
    case yesOrNo
    /// It cannot be undone, so that these words have to be typed: a name, or a number of records.
    case words(String)
  }

  /// What a line decides.
  package enum Outcome: Sendable {
    case confirmed(Confirmed<Value>)
    case declined
    /// The line is neither.
    case undecided
  }

  /// What a yes confirms; whoever asked gets it back as `Confirmed`.
  package let value: Value
  /// What counts as a yes.
  package let question: Question

  package init(_ value: Value, _ question: Question) {
    self.value = value
    self.question = question
  }

  /// What the line that the person typed decides.
  package func answer(_ line: TypedLine) -> Outcome {
    if case .words(let words) = question, line.text.trimmed == words { return .confirmed(Confirmed(value)) }
    switch (AnswerGrammar.read(line.text), question) {
    case (.yes, .yesOrNo): return .confirmed(Confirmed(value))
    case (.no, _): return .declined
    default: return .undecided
    }
  }
}
