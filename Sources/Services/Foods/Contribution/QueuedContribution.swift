internal import Calls
package import FoodData
package import FoundationEssentials
internal import JSON
package import Nutrition
package import Proposals

/// A food that a person has said yes to giving away, and that waits for Open Food Facts to be reached. It is the program's
/// own note: what is the person's, the food, stays as it is.
package struct QueuedContribution: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the person said yes.
  package let created: Instant
  /// What the food is called here, with its state and maker.
  package let title: String
  /// All that the household knows; what is there already is taken off when it is sent.
  package let whole: Contribution
}

extension ToolContext {
  /// Puts what was confirmed into the queue.
  package func queueContribution(_ confirmed: Confirmed<Proposal>) throws(ToolError) {
    let proposal = confirmed.value
    guard var call = proposal.request.proposed(ContributeFoodCall.self) else { return }
    let draft = try contribution(of: &call)
    let queued = QueuedContribution(id: proposal.id, created: now, title: draft.food.title, whole: draft.whole)
    let others = try queuedContributions().filter { $0.whole.barcode != draft.whole.barcode }
    try setNote(contributionsKey, to: Array((others + [queued]).suffix(ToolContext.mostContributions)))
  }

  /// What waits, oldest first.
  package func queuedContributions() throws(ToolError) -> [QueuedContribution] {
    try note(contributionsKey) ?? []
  }

  /// It is there, or will never be taken.
  package func dropContribution(_ id: UUID) throws(ToolError) {
    try setNote(contributionsKey, to: try queuedContributions().filter { $0.id != id })
  }

  private var contributionsKey: String { "contributions" }
  private static let mostContributions = 200
}
