internal import Digest
internal import FoundationEssentials
internal import Nutrition
internal import Sealing

/// What SQLite can still read of a damaged database.
struct Salvage {
  /// A commit as it is stored in its row.
  struct Commit {
    let content: JournalContent
    /// Its link in the chain; nil where there is none.
    let link: [UInt8]?
    /// The digest of its content, where that was forgotten.
    let erased: [UInt8]?

    /// The digest of its content, also where that was forgotten.
    var digest: [UInt8] { erased ?? content.digest }
  }

  /// Rows of the program's own notes.
  struct Notes {
    let table: String
    let columns: [String]
    var rows: [[RawValue]] = []
  }

  private(set) var records: [JournalStates.Key: Record] = [:]
  private(set) var commits: [Int: Commit] = [:]
  private(set) var notes: [Notes] = []
  /// Whether nothing at all could be read.
  var isEmpty: Bool { records.isEmpty && commits.isEmpty }

  /// The key that opens it, where it is sealed.
  private(set) var seal: OpenSeal?

  /// An empty salvage.
  init() {}

  /// Reads what can be read and leaves out the rest.
  ///
  /// - Throws: errors that are no damage.
  init(_ connection: Connection) throws(StoreError) {
    seal = connection.seal
    for kind in Record.Kind.allCases { try read(kind.type, from: connection) }
    let known = try unlessDamaged { () throws(StoreError) in
      try connection.texts("SELECT name FROM pragma_table_info('journal')")
    }
    let columns =
      known?.contains("message") == false ? JournalContent.columnsWithoutMessage : JournalContent.columns
    try connection.salvage("journal", "\(columns), \(JournalChain.columns)") { row in
      let content = JournalContent(from: &row)
      let link = try? row.raw()
      let erased = try? row.raw()
      guard content.sequence > 0 else { return }
      commits[content.sequence] = Commit(content: content, link: link?.digest, erased: erased?.digest)
    }
    for (table, columns) in Salvage.noteTables {
      var kept = Notes(table: table, columns: columns)
      let take = { (row: inout RowReader) throws(StoreError) in
        var values: [RawValue] = []
        for _ in columns { values.append(try row.raw()) }
        kept.rows.append(values)
      }
      let names = columns.joined(separator: ", ")
      // Tables without row numbers can only be read from both ends.
      if table == "draft" || table == "queue" {
        try connection.salvage(table, names, take)
      } else {
        _ = try unlessDamaged { () throws(StoreError) in
          try connection.each("SELECT \(names) FROM \(table)", [], take)
        }
      }
      notes.append(kept)
    }
  }

  private static let noteTables = [
    ("draft", ["proposal", "created", "state", "body"]), ("queue", ["id", "created", "profile", "words"]),
    ("setting", ["key", "value"]), ("usage", ["day", "provider", "profile", "input", "output", "cached"]),
    ("weekly_report", ["profile", "week", "made", "body"]),
  ]

  private mutating func read<Stored: StoredRecord>(
    _ type: Stored.Type, from connection: Connection
  ) throws(StoreError) {
    var found: [Record] = []
    try connection.salvage(Stored.table.name, Stored.table.columns.joined(separator: ", ")) { row throws(StoreError) in
      let record = try Stored(from: &row).record
      try record.check()
      found.append(record)
    }
    for record in found { records[JournalStates.Key(record)] = record }
  }
}

extension RawValue {
  /// The bytes where they have the size of a SHA-256; nil for anything else.
  fileprivate var digest: [UInt8]? {
    if case .bytes(let bytes) = self, bytes.count == SHA256.size { bytes } else { nil }
  }
}

extension Connection {
  /// The most rows that are looked up one by one where a table can be read neither from its beginning nor from its end.
  private static let mostProbes: Int64 = 200_000

  /// Calls `take` with every row of a table that can be read: from the beginning up to a fault, from the end back to
  /// one, and in between one by one. Rows that `take` refuses are left out.
  ///
  /// - Throws: errors that are no damage.
  func salvage(
    _ table: String, _ columns: String, _ take: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {
    func takeUnlessDamaged(_ row: inout RowReader) throws(StoreError) {
      _ = try unlessDamaged { () throws(StoreError) in try take(&row) }
    }
    let select = "SELECT rowid, \(columns) FROM \(table) NOT INDEXED WHERE rowid"
    var last: Int64 = 0
    let all: Void? = try unlessDamaged { () throws(StoreError) in
      try each("\(select) > ? ORDER BY rowid", [last]) { row throws(StoreError) in
        let number = row.integer()
        // A damaged tree may lead back to rows that were read already.
        guard number > last else { throw .damaged }
        last = number
        try takeUnlessDamaged(&row)
      }
    }
    guard all == nil else { return }
    var first = Int64.max
    _ = try unlessDamaged { () throws(StoreError) in
      try each("\(select) > ? ORDER BY rowid DESC", [last]) { row throws(StoreError) in
        let number = row.integer()
        guard number < first else { throw .damaged }
        first = number
        try takeUnlessDamaged(&row)
      }
    }
    let end = min(first, last + Connection.mostProbes)
    var number = last + 1
    while number < end {
      _ = try unlessDamaged { () throws(StoreError) in
        try each("\(select) = ?", [number]) { row throws(StoreError) in
          row.skip(1)
          try takeUnlessDamaged(&row)
        }
      }
      number += 1
    }
  }
}
