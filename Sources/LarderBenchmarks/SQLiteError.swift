internal import CSQLite

/// An error code of SQLite, from a benchmark's own statements.
struct SQLiteError: Error {
  let code: Int32

  /// - Throws: where `code` is not `SQLITE_OK`.
  static func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw SQLiteError(code: code) }
  }
}
