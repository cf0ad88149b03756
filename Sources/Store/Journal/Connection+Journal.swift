internal import FoundationEssentials
internal import Nutrition
internal import Proposals

extension Connection {
  func refuseSecondTime(_ proposal: UUID) throws(StoreError) {
    let known = try first("SELECT sequence FROM journal WHERE proposal = ?", [proposal]) { row in row.int() }
    if let known { throw .alreadyCommitted(sequence: known) }
  }

  /// Writes the journal's row and answers its sequence number.
  func journal(
    _ proposal: Proposal, changes: [Change], notes: NotesChange, at: Instant
  ) throws(StoreError) -> Int {
    let tool: String?
    let undoes: Int?
    switch proposal.action {
    case .tool(let name): (tool, undoes) = (name, nil)
    case .undo(let sequence): (tool, undoes) = (nil, sequence)
    }
    let takesBack = try undoes.map { sequence throws(StoreError) in try !standingTakesBack(sequence) } ?? false
    try run(
      """
      INSERT INTO journal (proposal, tool, undoes, takes_back, at, profile, summary, changes, notes)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        proposal.id, tool, undoes, takesBack, at, proposal.profile, proposal.summary, try JSONText.text(list: changes),
        notes.isNothing ? nil : try JSONText.text(notes),
      ])
    let sequence = lastInsertedRow
    if let undoes { try settleUndone(undoes) }
    return sequence
  }

  /// Whether a commit, which must stand, takes another one back.
  private func standingTakesBack(_ sequence: Int) throws(StoreError) -> Bool {
    let query = "SELECT takes_back FROM journal WHERE sequence = ? AND undone = 0"
    guard let takesBack = try first(query, [sequence], { row in row.bool() }) else {
      throw .cannotUndo(sequence: sequence)
    }
    return takesBack
  }

  /// Settles whether a commit is undone: it is while an undo of it stands. Where it was itself an undo, what it had
  /// undone may stand again, and so on down.
  private func settleUndone(_ sequence: Int) throws(StoreError) {
    var next: Int? = sequence
    while let current = next {
      try run(
        """
        UPDATE journal SET undone = EXISTS (SELECT 1 FROM journal WHERE undoes = ?1 AND undone = 0) WHERE sequence = ?1
        """, [current])
      next = try first("SELECT undoes FROM journal WHERE sequence = ?", [current]) { row throws(StoreError) in
        try row.optional { row in row.int() }
      }.flatMap { $0 }
    }
  }
}
