internal import CSQLite

/// What SQLite said instead of doing what a benchmark asked of it by itself.
struct SQLiteError: Error {
  let code: Int32

  /// - Throws: where `code` says anything but that all went well.
  static func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw SQLiteError(code: code) }
  }
}
