extension Migration {
  /// The journal becomes a chain: each commit has the hash of the previous link and of its own content; of a forgotten
  /// commit the digest of its content stays.
  static let journalChain = Migration(
    version: 11,
    statements: """
      ALTER TABLE journal ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE journal ADD COLUMN erased BLOB CHECK (length(erased) = 32);
      """,
    work: { connection throws(StoreError) in try connection.linkJournal() })
}

extension Connection {
  /// Links every existing commit to the one before.
  func linkJournal() throws(StoreError) {
    var link = JournalChain.start
    var links: [(sequence: Int, link: [UInt8])] = []
    try each("SELECT \(JournalContent.columnsWithoutMessage) FROM journal ORDER BY sequence") { row in
      let content = JournalContent(from: &row)
      link = JournalChain.link(after: link, content.digest)
      links.append((content.sequence, link))
    }
    for (sequence, link) in links { try run("UPDATE journal SET hash = ? WHERE sequence = ?", [link, sequence]) }
  }
}
