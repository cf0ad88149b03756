internal import CSQLite
internal import FoundationEssentials
internal import Nutrition

/// Reads the rows of a day view with SQLite alone: prepared statements, stepped to their end, every column read as its own
/// type.
final class BareDay {
  private var connection: OpaquePointer?
  private var statements: [OpaquePointer] = []
  private let profile: UUID

  init(database: String, profile: UUID) throws {
    self.profile = profile
    // Opened as the store does: a single thread needs no mutex.
    try SQLiteError.check(sqlite3_open_v2(database, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil))
    for text in BareDay.texts {
      var statement: OpaquePointer?
      try SQLiteError.check(sqlite3_prepare_v2(connection, text, -1, &statement, nil))
      if let statement { statements.append(statement) }
    }
  }

  deinit {
    for statement in statements { sqlite3_finalize(statement) }
    sqlite3_close(connection)
  }

  /// Reads a day. Returns the number of rows.
  func read(_ day: Day) throws -> Int {
    var rows = 0
    for statement in statements {
      try withUnsafeBytes(of: profile.uuid) { bytes in
        try SQLiteError.check(larder_sqlite_bind_blob(statement, 1, bytes.baseAddress, Int32(bytes.count)))
      }
      try SQLiteError.check(sqlite3_bind_int64(statement, 2, Int64(day.number)))
      while sqlite3_step(statement) == SQLITE_ROW {
        rows += 1
        readColumns(of: statement)
      }
      try SQLiteError.check(sqlite3_reset(statement))
    }
    return rows
  }

  private func readColumns(of statement: OpaquePointer) {
    for column in 0..<sqlite3_column_count(statement) {
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: taken &+= sqlite3_column_int64(statement, column)
      case SQLITE_TEXT:
        if let text = sqlite3_column_text(statement, column) { taken &+= Int64(text[0]) }
        taken &+= Int64(sqlite3_column_bytes(statement, column))
      case SQLITE_BLOB:
        if let bytes = sqlite3_column_blob(statement, column) { taken &+= Int64(bytes.load(as: UInt8.self)) }
        taken &+= Int64(sqlite3_column_bytes(statement, column))
      default: continue
      }
    }
  }

  /// Accumulates the values, so that reading them is not optimised away.
  private(set) var taken: Int64 = 0

  private static let texts = [
    """
    SELECT meal.*, entry.* FROM meal LEFT JOIN entry ON entry.meal = meal.id
    WHERE meal.profile = ? AND meal.day = ? ORDER BY meal.at, meal.id, entry.position, entry.id
    """,
    "SELECT * FROM day WHERE profile = ? AND day = ?",
    "SELECT * FROM target WHERE profile = ? AND from_day <= ? ORDER BY from_day DESC, created DESC, id DESC LIMIT 1",
  ]
}
