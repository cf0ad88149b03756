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
  /// Why it has not been answered yet.
  package let state: State
}

extension Bookkeeping {
  /// Keeps a proposal, replacing what was kept under its id.
  ///
  /// - Parameter isAtCard: whether it waits at a card of this process: other processes leave it alone while this one
  ///   runs.
  package func keep(_ proposal: Proposal, state: Draft.State, isAtCard: Bool = false) throws(StoreError) {
    let body = try proposal.text
    let mark = isAtCard ? holder?.mark : nil
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run(
        "INSERT OR REPLACE INTO draft (proposal, created, state, body, holder) VALUES (?, ?, ?, ?, ?)",
        [proposal.id, proposal.created, state.rawValue, body, mark])
    }
  }

  /// The kept proposals, oldest first. Proposals that have been committed are left out, and so are those that wait at a
  /// card of another process.
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

  /// Marks a kept proposal as waiting at a card of this process; false where it is gone or another process was faster.
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

  /// Forgets a proposal that was declined, replaced or settled. It does nothing where the proposal is not kept.
  package func dropDraft(_ proposal: UUID) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run("DELETE FROM draft WHERE proposal = ?", [proposal])
    }
  }
}

extension Proposal {
  /// Up to this many changes are encoded in one go.
  private static let few = 500

  /// The proposal as JSON text. Where it has many changes, as an import does, they are encoded one by one to save
  /// memory.
  fileprivate var text: String {
    get throws(StoreError) {
      guard changes.count > Proposal.few else { return try JSONText.text(self) }
      let frame = try JSONText.text(
        Proposal(
          id: id, created: created, profile: profile, action: action, changes: [], card: card, summary: summary,
          request: request, question: question, programNotes: programNotes))
      // Inside a JSON string the quotation marks would be escaped, so this sequence occurs only at the list itself.
      let parts = frame.split(separator: "\"changes\":[]", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return try JSONText.text(self) }
      var text = "\(parts[0])\"changes\":"
      try JSONText.add(changes, to: &text)
      return text + parts[1]
    }
  }
}
