internal import EmbeddedMessages
internal import Messages

extension Migration {
  /// The journal keeps what a commit was called as a message, next to its words in English: `message` is part of what its link
  /// proves. Words of before are read as messages where only one says them: `reading` follows from them, and is no part of it.
  static let journalMessages = Migration(
    version: 15,
    statements: """
      ALTER TABLE journal ADD COLUMN message TEXT;
      ALTER TABLE journal ADD COLUMN reading TEXT;
      """,
    work: { connection throws(StoreError) in try connection.readSummaries() })
}

extension Connection {
  /// Reads the summaries that are nothing but words.
  func readSummaries() throws(StoreError) {
    let query = "SELECT sequence, summary FROM journal WHERE message IS NULL AND erased IS NULL AND summary <> ''"
    let summaries = try all(query) { row throws(StoreError) in (sequence: row.int(), words: try row.text()) }
    // A new home has none.
    guard !summaries.isEmpty else { return }
    let reader = MessageReader(MessageForm.summaries, of: .embedded)
    for (sequence, words) in summaries {
      guard let text = reader.text(of: words) else { continue }
      try run("UPDATE journal SET reading = ? WHERE sequence = ?", [try JSONText.text(text), sequence])
    }
  }
}
