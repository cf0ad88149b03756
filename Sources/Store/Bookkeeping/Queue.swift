package import FoundationEssentials
package import Nutrition

/// A line that was typed when no model could be asked. It is answered later as if it were typed at its original time.
package struct QueuedTurn: Hashable, Sendable {
  package let id: UUID
  /// When it was said.
  package let created: Instant
  /// The profile that was in use when it was said.
  package let profile: UUID
  /// The line as the person typed it.
  package let words: String

  package init(id: UUID, created: Instant, profile: UUID, words: String) {
    self.id = id
    self.created = created
    self.profile = profile
    self.words = words
  }
}

extension Bookkeeping {
  /// At most this many are kept for a profile; the oldest are forgotten first.
  package static let mostQueuedTurns = 100

  /// Keeps a turn for later. Where its profile then has more than `mostQueuedTurns`, the oldest ones are forgotten.
  package func queue(_ turn: QueuedTurn) throws(StoreError) {
    let surplus = """
      DELETE FROM queue WHERE profile = ?1 AND rowid NOT IN
        (SELECT rowid FROM queue WHERE profile = ?1 ORDER BY created DESC, rowid DESC LIMIT \(Bookkeeping.mostQueuedTurns))
      """
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run(
        "INSERT INTO queue (id, created, profile, words) VALUES (?, ?, ?, ?)",
        [turn.id, turn.created, turn.profile, turn.words])
      try connection.run(surplus, [turn.profile])
    }
  }

  /// A profile's queued turns, oldest first.
  package func queuedTurns(of profile: UUID) throws(StoreError) -> [QueuedTurn] {
    let query = """
      SELECT id, created, words FROM queue INDEXED BY queue_by_age WHERE profile = ? ORDER BY created, rowid
      """
    return try connection.all(query, [profile]) { row throws(StoreError) in
      QueuedTurn(id: try row.uuid(), created: row.instant(), profile: profile, words: try row.text())
    }
  }

  /// Forgets a turn that was answered. It does nothing where there is no such turn.
  package func dropQueuedTurn(_ id: UUID) throws(StoreError) {
    try connection.write(.kill) { () throws(StoreError) in
      try connection.run("DELETE FROM queue WHERE id = ?", [id])
    }
  }
}
