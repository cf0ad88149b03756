internal import Calls
package import FoodData
package import FoundationEssentials
internal import JSON
package import Nutrition
package import Proposals

/// A food that the person agreed to contribute, waiting until Open Food Facts can be reached. It is the program's own note; the
/// food itself is not changed.
package struct QueuedContribution: Hashable, Codable, Sendable {
  package let id: UUID
  /// When the person said yes.
  package let created: Instant
  /// The food's title here, with state and brand.
  package let title: String
  /// Everything that the household knows; what is already there is removed when it is sent.
  package let whole: Contribution
}

extension ToolContext {
  /// Queues a confirmed contribution.
  package func queueContribution(_ confirmed: Confirmed<Proposal>) throws(ToolError) {
    let proposal = confirmed.value
    guard var call = proposal.request.proposed(ContributeFoodCall.self) else { return }
    let draft = try contribution(of: &call)
    let queued = QueuedContribution(id: proposal.id, created: now, title: draft.food.title, whole: draft.whole)
    let others = try queuedContributions().filter { $0.whole.barcode != draft.whole.barcode }
    try setNote(contributionsKey, to: Array((others + [queued]).suffix(ToolContext.mostContributions)))
  }

  /// The queue, oldest first.
  package func queuedContributions() throws(ToolError) -> [QueuedContribution] {
    try note(contributionsKey) ?? []
  }

  /// Removes a contribution that was made or will never be accepted.
  package func dropContribution(_ id: UUID) throws(ToolError) {
    try setNote(contributionsKey, to: try queuedContributions().filter { $0.id != id })
  }

  private var contributionsKey: String { "contributions" }
  private static let mostContributions = 200
}
