internal import EmbeddedMessages
internal import Messages

extension Migration {
  /// The journal keeps a commit's summary as a message, beside its English words: `message` is part of what its link
  /// proves. The words of older commits are parsed back into messages where only one message fits: `reading` is derived
  /// from them and not part of the proof.
  static let journalMessages = Migration(
    version: 15,
    statements: """
      ALTER TABLE journal ADD COLUMN message TEXT;
      ALTER TABLE journal ADD COLUMN reading TEXT;
      """,
    work: { connection throws(StoreError) in try connection.readSummaries() })
}

extension Connection {
  /// Parses the summaries that are only words.
  func readSummaries() throws(StoreError) {
    let query = "SELECT sequence, summary FROM journal WHERE message IS NULL AND erased IS NULL AND summary <> ''"
    let summaries = try all(query) { row throws(StoreError) in (sequence: row.int(), words: try row.text()) }
    // A new home has no summaries.
    guard !summaries.isEmpty else { return }
    let reader = MessageReader(MessageForm.summaries, of: .embedded)
    for (sequence, words) in summaries {
      guard let text = reader.text(of: words) else { continue }
      try run("UPDATE journal SET reading = ? WHERE sequence = ?", [try JSONText.text(text), sequence])
    }
  }
}
