// The only place where a yes becomes a permission. `Confirmed` has no initialiser outside this file, and the one
// function here that makes one does it for a line that the user typed.

internal import Words

/// A value that its reader said yes to. The store commits nothing else.
package struct Confirmed<Value: Sendable>: Sendable {
  /// What was confirmed.
  package let value: Value

  fileprivate init(_ value: Value) {
    self.value = value
  }
}

/// A line that came from the person: typed, in a script's text, or the option that says yes for a whole run.
/// Only consoles make one; what a model, a file or the network says never becomes one.
package struct TypedLine: Hashable, Sendable {
  /// As it was typed, unread.
  package let text: String

  package init(typed text: String) {
    self.text = text
  }
}

/// A proposal that waits for its answer.
package struct WaitingProposal: Hashable, Sendable {
  /// What a yes would save.
  package let proposal: Proposal
  /// Whether it was asked about what a yes leaves out, so that another yes means it.
  private let hasAskedWithout: Bool
  /// Something was said of it since, which is what "that" means then.
  private let isCorrected: Bool

  package init(_ proposal: Proposal, hasAskedWithout: Bool = false, isCorrected: Bool = false) {
    self.proposal = proposal
    self.hasAskedWithout = hasAskedWithout
    self.isCorrected = isCorrected
  }

  /// What a line decides.
  package enum Outcome: Sendable {
    case confirmed(Confirmed<Proposal>)
    case declined
    /// Not decided: help was asked for, it is kept for later, edited, or the line is something else.
    case undecided(Answer)
  }

  /// What the person's line makes of this proposal.
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

  /// All of it is saved, or it was asked whether the rest is.
  private var mayBeSaved: Bool { proposal.card.leftOut == nil || hasAskedWithout && !proposal.isOpen }
}

/// Something other than a proposal that waits for a person: what is erased for good, or put in the place of all data.
package struct WaitingDecision<Value: Sendable>: Sendable {
  /// What has to be typed.
  package enum Question: Hashable, Sendable {
    case yesOrNo
    /// Nothing takes it back, so that these words have to be typed: a name, or how many there are.
    case words(String)
  }

  /// What a line does with what waits.
  package enum Outcome: Sendable {
    case confirmed(Confirmed<Value>)
    case declined
    /// The line is something else.
    case undecided
  }

  /// What the yes is for; whoever asked gets it back confirmed.
  package let value: Value
  /// What counts as the yes to it.
  package let question: Question

  package init(_ value: Value, _ question: Question) {
    self.value = value
    self.question = question
  }

  /// What the person's line makes of it.
  package func answer(_ line: TypedLine) -> Outcome {
    if case .words(let words) = question, line.text.trimmed == words { return .confirmed(Confirmed(value)) }
    switch (AnswerGrammar.read(line.text), question) {
    case (.yes, .yesOrNo): return .confirmed(Confirmed(value))
    case (.no, _): return .declined
    default: return .undecided
    }
  }
}
