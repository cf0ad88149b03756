package import FoundationEssentials
package import Proposals

/// A proposal that was not answered yet.
package struct Draft: Hashable, Sendable {
  /// Why a proposal is kept.
  package enum State: String, Hashable, Sendable {
    /// It was on the screen when the program ended, or still is.
    case waiting
    /// The person put it off.
    case later
  }

  /// The proposal as it was shown, with its changes and its card.
  package let proposal: Proposal
  /// Why it has no answer yet.
  package let state: State
}

extension Bookkeeping {
  /// Keeps a proposal, in place of what was kept under its id.
  ///
  /// - Parameter isAtCard: whether it waits at a card of this program: other programs leave it alone while this one lives.
  package func keep(_ proposal: Proposal, state: Draft.State, isAtCard: Bool = false) throws(StoreError) {
    let body = try proposal.text
    let mark = isAtCard ? holder?.mark : nil
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run(
        "INSERT OR REPLACE INTO draft (proposal, created, state, body, holder) VALUES (?, ?, ?, ?, ?)",
        [proposal.id, proposal.created, state.rawValue, body, mark])
    }
  }

  /// The kept proposals, oldest first. One that has been committed is not among them, nor one that waits at a card of another
  /// program.
  package func drafts() throws(StoreError) -> [Draft] {
    let query = """
      SELECT holder, state, body FROM draft INDEXED BY draft_by_age
      WHERE NOT EXISTS (SELECT 1 FROM journal WHERE journal.proposal = draft.proposal)
      ORDER BY created, draft.rowid
      """
    let kept = try connection.all(query) { row throws(StoreError) -> Draft? in
      let mark = try row.optional { row in row.int() }
      guard !isElsewhere(mark) else { return nil }
      let state: Draft.State = try row.choice()
      return Draft(proposal: try JSONText.value(row.text()), state: state)
    }
    return kept.compactMap(\.self)
  }

  /// Marks a kept proposal as one that waits at a card of this program; false where it is gone, or another program was faster.
  package func take(_ proposal: UUID) throws(StoreError) -> Bool {
    try connection.write(.kill) { () throws(StoreError) in
      let mark = try connection.first("SELECT holder FROM draft WHERE proposal = ?", [proposal]) {
        row throws(StoreError) in try row.optional { row in row.int() }
      }
      guard let mark, !isElsewhere(mark) else { return false }
      try connection.run("UPDATE draft SET holder = ? WHERE proposal = ?", [holder?.mark, proposal])
      return true
    }
  }

  private func isElsewhere(_ mark: Int?) -> Bool {
    guard let mark, let holder else { return false }
    return holder.isOfOther(mark)
  }

  /// Forgets a proposal that was declined, replaced or settled; one that is not kept is fine.
  package func dropDraft(_ proposal: UUID) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run("DELETE FROM draft WHERE proposal = ?", [proposal])
    }
  }
}

extension Proposal {
  /// Up to so many changes are encoded at once.
  private static let few = 500

  /// As JSON text. Many changes, as an import has them, are put in one by one.
  fileprivate var text: String {
    get throws(StoreError) {
      guard changes.count > Proposal.few else { return try JSONText.text(self) }
      let frame = try JSONText.text(
        Proposal(
          id: id, created: created, profile: profile, action: action, changes: [], card: card, summary: summary,
          request: request, question: question, programNotes: programNotes))
      // Within a text the marks would be escaped, so this stands only where the list does.
      let parts = frame.split(separator: "\"changes\":[]", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return try JSONText.text(self) }
      var text = "\(parts[0])\"changes\":"
      try JSONText.add(changes, to: &text)
      return text + parts[1]
    }
  }
}
