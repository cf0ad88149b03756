package import Calls
package import FoundationEssentials
package import Nutrition

/// What a tool would save, complete: the changes, what the person sees of them, and the call that it came from, so
/// that it can be revised. A proposal saves nothing.
package struct Proposal: Hashable, Codable, Sendable {
  package let id: UUID
  package let created: Instant
  package let profile: UUID
  package let action: Action
  package let changes: [Change]
  package var card: Card
  /// "lunch, 316 kcal": names the proposal in a sentence.
  package let summary: String
  /// The call that made it; local edits change the call's arguments and run the tool again.
  package let request: AnyCall
  /// What a person types to confirm it.
  package let question: Question
  /// What of the program's own notes is saved with the changes; nil where that is nothing.
  package let programNotes: ProgramNotes?

  package init(
    id: UUID, created: Instant, profile: UUID, action: Action, changes: [Change], card: Card, summary: String,
    request: AnyCall, question: Question = .yesOrNo, programNotes: ProgramNotes? = nil
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
  }

  /// Nothing of it can be counted yet, so that there is nothing to save.
  package var isOpen: Bool { changes.isEmpty && card.leftOut != nil }

  /// What the person has to type to confirm.
  package enum Question: Hashable, Codable, Sendable {
    case yesOrNo
    /// "Type 5 to delete them": a bulk change wants its count.
    case count(Int)
  }
}
