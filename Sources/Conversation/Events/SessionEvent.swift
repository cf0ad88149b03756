package import JSON
package import LanguageModels
package import Messages
package import Nutrition
package import Proposals
package import Services

/// What a session tells the person. A console prints it as text or, with `--json`, as one JSON object a line.
package enum SessionEvent: Sendable {
  /// A model has answered. Text consoles do not show it.
  case model(provider: String, ModelReply)
  /// A model gave no answer; an `error` with its sentence follows. Consoles do not show it.
  case modelFailed(ModelError)
  /// An outside source has answered or failed. Consoles do not show it.
  case outside(RecordedOutsideAnswer)
  /// A proposal is shown and waits: its card, then its question.
  case proposal(Proposal)
  /// A commit has happened; the sentence is made from the rows read back.
  case saved(SavedNote)
  case declined(Proposal)
  /// A proposal was kept as a draft.
  case draft(Proposal, sentence: Text)
  /// An answer as rows.
  case card(Card, facts: JSONValue)
  /// An answer as charts and rows.
  case overview(Overview, facts: JSONValue)
  /// Text of larder's own.
  case text(Text)
  /// A complete text of an outside model such as "openai:gpt-5.4-mini"; each of its lines is shown with a mark.
  case speech(String, model: String)
  /// A piece of a model's text that is still streaming. The complete text follows as `speech`.
  case speaking(String)
  /// A piece of an outside model's thinking, for people who want to see it; never recorded in a transcript.
  case thinking(String)
  /// What is being done while somebody waits; never recorded in a transcript.
  case progress(Text)
  /// What may take a while: "asking openai:gpt-5.4-mini…". Shown only at a terminal, and only while it lasts.
  case waiting(Text)
  case error(SessionError)
  /// Progress and asides: standard error in a script, the screen in a terminal.
  case notice(Text)
  case usage(Usage)
  /// The language of everything that follows.
  case language(LanguageStyle)

  /// The event that shows a tool's answer.
  package init(_ answer: ToolAnswer) {
    self =
      switch answer.view {
      case .card(let card): .card(card, facts: answer.facts)
      case .sentence(let sentence): .text(sentence)
      case .overview(let overview): .overview(overview, facts: answer.facts)
      }
  }
}

/// What was saved, from the rows read back after the commit.
package struct SavedNote: Hashable, Sendable {
  /// The journal's sequence number.
  package let sequence: Int
  /// "Saved: lunch, 395 kcal. 1,605 of 2,000 kcal left today."
  package let sentence: Text
  /// The energy that the commit saved, in kcal; nil where it is not about energy.
  package let energy: FixedDecimal?
  /// The diary days that the commit changed.
  package let days: [Day]
  /// When it was saved; nil where nothing was kept.
  package let at: Instant?

  package init(sequence: Int, sentence: Text, energy: FixedDecimal?, days: [Day], at: Instant? = nil) {
    self.at = at
    self.sequence = sequence
    self.sentence = sentence
    self.energy = energy
    self.days = days
  }
}

/// An error in one sentence that says what to do, with the exit code it leads to.
package struct SessionError: Error, Hashable, Sendable {
  /// What went wrong and what to do, for the person.
  package let sentence: Text
  /// The exit code that it leads to.
  package let exit: ExitCode
  /// The kind of error, for programs: "key_refused"; nil where the exit code is enough.
  package let reason: String?
  /// The name in the error log, without anything that was said or saved; nil for an error that was not caused by the program's
  /// environment.
  package let code: String?

  package init(_ sentence: Text, exit: ExitCode = .failed, reason: String? = nil, code: String? = nil) {
    self.sentence = sentence
    self.exit = exit
    self.reason = reason
    self.code = code
  }
}

/// The exit codes of the program.
package enum ExitCode: Int32, Sendable {
  case done = 0
  case failed = 1
  case usage = 2
  case unconfirmed = 3
  case provider = 4
  case key = 5
  case data = 6
  case interrupted = 130
}
