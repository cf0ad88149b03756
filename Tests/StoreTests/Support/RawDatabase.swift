import CSQLite

struct RawDatabaseError: Error {
  let code: Int32
}

/// SQLite without the store: another program at the same file.
final class RawDatabase {
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    try check(sqlite3_open(path, &handle))
  }

  deinit {
    sqlite3_close(handle)
  }

  func execute(_ text: String) throws {
    try check(sqlite3_exec(handle, text, nil, nil, nil))
  }

  /// The values of one column, as text.
  func column(_ index: Int32, of text: String) throws -> [String] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, text, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    var values: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      values.append(sqlite3_column_text(statement, index).map { String(cString: $0) } ?? "null")
    }
    return values
  }

  /// How SQLite would run the statement, a line a step.
  func plan(of text: String) throws -> [String] { try column(3, of: "EXPLAIN QUERY PLAN " + text) }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else { throw RawDatabaseError(code: code) }
  }
}
