package import JSON
package import LanguageModels
package import Messages
package import Nutrition
package import Proposals
package import Services

/// What a session tells the person. A console prints it as text or, with `--json`, as one object a line.
package enum SessionEvent: Sendable {
  /// A model has answered. Text consoles show nothing of it.
  case model(provider: String, ModelReply)
  /// A model gave no answer; the sentence for it follows as `error`. Consoles show nothing of it.
  case modelFailed(ModelError)
  /// Somebody outside has answered, or not. Consoles show nothing of it.
  case outside(RecordedOutsideAnswer)
  /// A proposal is shown and waits: its card, then its question.
  case proposal(Proposal)
  /// A commit has happened; the sentence is made from the rows read back.
  case saved(SavedNote)
  case declined(Proposal)
  /// A proposal is kept for later.
  case draft(Proposal, sentence: Text)
  /// An answer in rows.
  case card(Card, facts: JSONValue)
  /// An answer in charts and rows.
  case overview(Overview, facts: JSONValue)
  /// Words of larder's own.
  case text(Text)
  /// Words of a model from outside, shown with a mark before each line: "openai:gpt-5.4-mini".
  case speech(String, model: String)
  /// Words of a model that are still coming, for those who watch; the whole of it follows as `speech`.
  case speaking(String)
  /// What a model from outside thinks before it answers, for those who watch and want to see it; no transcript keeps it.
  case thinking(String)
  /// What is being done while somebody waits; no transcript keeps it.
  case progress(Text)
  /// What is being done that may take a while: "asking openai:gpt-5.4-mini…". Only who looks on is told, and only for so long.
  case waiting(Text)
  case error(SessionError)
  /// Progress and asides: standard error in a script, the screen in a terminal.
  case notice(Text)
  case usage(Usage)
  /// What follows is shown in this language.
  case language(LanguageStyle)

  /// What a tool answers, as it is shown.
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
  /// The energy saved by this commit, in kcal; nil where it is not about energy.
  package let energy: FixedDecimal?
  /// The diary days it changed.
  package let days: [Day]

  package init(sequence: Int, sentence: Text, energy: FixedDecimal?, days: [Day]) {
    self.sequence = sequence
    self.sentence = sentence
    self.energy = energy
    self.days = days
  }
}

/// Something that went wrong, in one line that says what to do, and the exit code it stands for.
package struct SessionError: Error, Hashable, Sendable {
  /// What went wrong and what to do, as the person reads it.
  package let sentence: Text
  /// What the program exits with because of it.
  package let exit: ExitCode
  /// Which kind of trouble it is, for programs: "key_refused"; nil where the exit code says it all.
  package let reason: String?
  /// What the log of errors calls it, without anything that was said or is kept; nil for what is no fault of the program's
  /// surroundings.
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
