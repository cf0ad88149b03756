internal import Calls
internal import Nutrition
package import Proposals
internal import Store

/// Waiting proposals of trackers' figures, which a newer one replaces.
extension ToolContext {
  /// Those of this profile, oldest first.
  package func healthDrafts() throws(ToolError) -> [Proposal] {
    try reading(store.bookkeeping.drafts()).map(\.proposal).filter {
      $0.profile == profile.id && $0.action == .tool(ImportHealth().name)
    }
  }

  /// Drops proposals.
  package func drop(_ proposals: [Proposal]) throws(ToolError) {
    for proposal in proposals {
      _ = try reading(store.bookkeeping.dropDraft(proposal.id))
    }
  }
}

extension ImportHealthCall {
  /// The call of a proposal; nil where it is not of this tool.
  package init?(of proposal: Proposal) {
    guard let call = proposal.request.proposed(Self.self) else { return nil }
    self = call
  }
}
