package import Calls
internal import EmbeddedMessages
package import FoundationEssentials
package import Messages
package import Nutrition

/// What a tool would save, complete: the changes, the card that the person sees, and the call that made it, so that it
/// can be revised. A proposal itself saves nothing.
package struct Proposal: Hashable, Codable, Sendable {
  package let id: UUID
  /// When it was made; a draft keeps this time.
  package let created: Instant
  /// The profile whose conversation it comes from; its changes may be in another profile's diary.
  package let profile: UUID
  /// How the journal names the commit.
  package let action: Action
  /// In the order in which they are made; empty where nothing can be counted yet.
  package let changes: [Change]
  /// What a person sees before saying yes.
  package var card: Card
  /// "lunch, 316 kcal": names the proposal in a sentence.
  package private(set) var summary: Text
  /// The call that made it. Edits on the card change the call's arguments and run the tool again.
  package let request: AnyCall
  /// What a person types to confirm it.
  package let question: Question
  /// What is saved of the program's own data with the changes; nil where that is nothing.
  package let programNotes: ProgramNotes?
  /// The meal that it logs; nil where it logs none, or meals of several people.
  package let meal: LoggedPlace?
  /// Numbers of its call that a model made up, where the records do not note them themselves; nil where there are none.
  /// They are shown on the card and kept with the commit.
  package private(set) var ownNumbers: [FixedDecimal]?

  package init(
    id: UUID, created: Instant, profile: UUID, action: Action, changes: [Change], card: Card, summary: Text,
    request: AnyCall, question: Question = .yesOrNo, programNotes: ProgramNotes? = nil, meal: LoggedPlace? = nil
  ) {
    self.id = id
    self.created = created
    self.profile = profile
    self.action = action
    self.changes = changes
    self.card = card
    self.summary = summary
    self.request = request
    self.question = question
    self.programNotes = programNotes
    self.meal = meal
  }

  /// A meal of somebody's day.
  package struct LoggedPlace: Hashable, Codable, Sendable {
    /// Whose meal it is.
    package let profile: UUID
    /// The diary day, which may begin later than midnight.
    package let day: Day
    /// Which of the day's meals it is.
    package let slot: MealSlot
    /// The time that was given, "16:00"; nil where none was.
    package let time: String?

    package init(profile: UUID, day: Day, slot: MealSlot, time: String? = nil) {
      self.profile = profile
      self.day = day
      self.slot = slot
      self.time = time
    }

    /// Whether both are the same meal as far as is known: a snack at 10:00 is not the one at 16:00.
    package func isSame(as other: LoggedPlace) -> Bool {
      let isSameTime = time == nil || other.time == nil || time == other.time
      return profile == other.profile && day == other.day && slot == other.slot && isSameTime
    }
  }

  /// The same proposal with a remark that is kept with its commit.
  package func noting(_ remark: Text) -> Proposal {
    var noted = self
    noted.summary = .summaryWithRemark(summary: summary, remark: remark)
    return noted
  }

  /// The same proposal with numbers that a model made up.
  ///
  /// - Parameters:
  ///   - note: says so on the card.
  ///   - remark: says so wherever the commit is described.
  package func owning(_ numbers: [FixedDecimal], note: Text, remark: Text) -> Proposal {
    guard !numbers.isEmpty else { return self }
    var owning = noting(remark)
    owning.ownNumbers = numbers
    owning.card.notes.insert(note, at: 0)
    return owning
  }

  /// Whether nothing can be counted yet, so that there is nothing to save.
  package var isOpen: Bool { changes.isEmpty && card.leftOut != nil }

  /// Whether it adds a record, rather than only changing or deleting.
  package var isNew: Bool {
    isOpen || changes.contains { if case .insert = $0 { true } else { false } }
  }

  /// Whether it only deletes.
  package var onlyTakesAway: Bool {
    !changes.isEmpty && changes.allSatisfy { if case .delete = $0 { true } else { false } }
  }

  /// What the person has to type to confirm.
  package enum Question: Hashable, Codable, Sendable {
    case yesOrNo
    /// "Type 5 to delete them": a bulk change is confirmed by its count.
    case count(Int)
  }
}
