internal import EmbeddedMessages
internal import FoundationEssentials
internal import Merging
internal import Messages
internal import Nutrition
internal import Proposals

extension Connection {
  func refuseSecondTime(_ proposal: UUID) throws(StoreError) {
    let known = try first("SELECT sequence FROM journal WHERE proposal = ?", [proposal]) { row in row.int() }
    if let known { throw .alreadyCommitted(sequence: known) }
  }

  /// Writes the journal's row, which is the next link of its chain, and returns its sequence number.
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
    let sequence = try append(
      proposal: proposal.id, tool: tool, undoes: undoes, takesBack: takesBack, at: at, profile: proposal.profile,
      summary: proposal.summary, changes: try JSONText.text(list: changes),
      notes: notes.isNothing ? nil : try JSONText.text(notes))
    if let undoes { try markUndone(undoes) }
    return sequence
  }

  /// Appends a row to the journal and links it to the last one.
  func append(
    proposal: UUID, tool: String?, undoes: Int?, takesBack: Bool, at: Instant, profile: UUID, summary: Text,
    changes: String, notes: String?
  ) throws(StoreError) -> Int {
    let last = try first("SELECT sequence, hash FROM journal ORDER BY sequence DESC LIMIT 1") { row in
      (sequence: row.int(), link: row.bytes())
    }
    let sequence = (last?.sequence ?? 0) + 1
    let words = summary.english
    let message = summary.isNothingButWords ? nil : try JSONText.text(summary)
    let content = JournalContent(
      sequence: sequence, proposal: proposal.bytes, tool: tool.map { Array($0.utf8) }, undoes: undoes,
      takesBack: takesBack, at: at, profile: profile.bytes, summary: Array(words.utf8),
      changes: Array(changes.utf8), notes: notes.map { Array($0.utf8) }, message: message.map { Array($0.utf8) })
    try run(
      """
      INSERT INTO journal (\(JournalContent.columns), hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        sequence, proposal, tool, undoes, takesBack, at, profile, words, changes, notes, message,
        JournalChain.link(after: last?.link ?? JournalChain.start, content.digest),
      ])
    return sequence
  }

  /// Whether a commit takes back another one. The commit itself must not be undone.
  private func standingTakesBack(_ sequence: Int) throws(StoreError) -> Bool {
    let query = """
      SELECT takes_back FROM journal
      WHERE sequence = ? AND undone = 0 AND erased IS NULL
        AND coalesce(tool, '') NOT IN (\(Store.quoted(Action.upkeepNames)))
      """
    guard let takesBack = try first(query, [sequence], { row in row.bool() }) else {
      throw .cannotUndo(sequence: sequence)
    }
    return takesBack
  }

  /// Sets whether a commit is undone: it is while an undo of it is in force. Where it was itself an undo, the commit
  /// that it had undone may come into force again, and so on down the chain.
  private func markUndone(_ sequence: Int) throws(StoreError) {
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

extension Connection {
  /// Appends a commit that states records which no other commit states correctly any more.
  func restate(
    _ changes: [Change], by name: String, _ summary: String, at: Instant, identifier: UUID
  ) throws(StoreError) {
    let profile = try first("SELECT id FROM profile WHERE is_default = 1") { row throws(StoreError) in try row.uuid() }
    guard let profile else { throw .damaged }
    _ = try append(
      proposal: identifier, tool: name, undoes: nil, takesBack: false, at: at, profile: profile, summary: Text(summary),
      changes: try JSONText.text(list: changes), notes: nil)
  }
}
