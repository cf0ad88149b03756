extension Store {
  /// The first fault that SQLite finds in the database; nil where there is none. It reads the whole database.
  package func fault() throws(StoreError) -> String? {
    let found = try connection.firstText("PRAGMA integrity_check(1)")
    return found == "ok" ? nil : found ?? "no answer"
  }

  /// Checks the whole database.
  ///
  /// - Throws: `.damaged` where SQLite finds a fault.
  package func requireSound() throws(StoreError) {
    if try fault() != nil { throw .damaged }
  }

  /// How large the database is, in bytes.
  package func bytes() throws(StoreError) -> Int {
    let pages = try connection.first("PRAGMA page_count") { row in row.int() } ?? 0
    return pages * (try connection.first("PRAGMA page_size") { row in row.int() } ?? 0)
  }
}
