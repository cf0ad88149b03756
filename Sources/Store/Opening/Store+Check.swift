extension Store {
  /// The first fault that SQLite finds in the database; nil for a sound one. It reads all of it.
  package func fault() throws(StoreError) -> String? {
    let found = try connection.firstText("PRAGMA integrity_check(1)")
    return found == "ok" ? nil : found ?? "no answer"
  }

  /// - Throws: `.damaged` where SQLite finds a fault in the database.
  package func requireSound() throws(StoreError) {
    if try fault() != nil { throw .damaged }
  }

  /// How large the database is, in bytes.
  package func bytes() throws(StoreError) -> Int {
    let pages = try connection.first("PRAGMA page_count") { row in row.int() } ?? 0
    return pages * (try connection.first("PRAGMA page_size") { row in row.int() } ?? 0)
  }
}
