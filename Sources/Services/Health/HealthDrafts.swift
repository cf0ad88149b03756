internal import Calls
internal import Nutrition
package import Proposals
internal import Store

/// Proposals of trackers' figures that wait for an answer: a newer one takes the place of the older.
extension ToolContext {
  /// Those of this profile, oldest first.
  package func healthDrafts() throws(ToolError) -> [Proposal] {
    try reading(store.bookkeeping.drafts()).map(\.proposal).filter {
      $0.profile == profile.id && $0.action == .tool(ImportHealth().name)
    }
  }

  /// Forgets proposals.
  package func drop(_ proposals: [Proposal]) throws(ToolError) {
    for proposal in proposals {
      _ = try reading(store.bookkeeping.dropDraft(proposal.id))
    }
  }
}

extension ImportHealthCall {
  /// What a proposal was made of; nil where it is none of this tool.
  package init?(of proposal: Proposal) {
    guard let call = proposal.request.proposed(Self.self) else { return nil }
    self = call
  }
}
