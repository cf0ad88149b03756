internal import CSQLite
internal import Nutrition
internal import Store

/// Runs the full-text query of a search with SQLite alone: the first foods that have all the words, and the columns shown of
/// them.
final class BareSearch {
  /// How many foods the last query returned.
  private(set) var rows = 0
  private var handle: OpaquePointer?
  private var statement: OpaquePointer?

  init(database: String) throws {
    try SQLiteError.check(sqlite3_open(database, &handle))
    let query = """
      SELECT food.id, food.name, food.brand, food.energy FROM words JOIN food ON food.id = words.rowid
      WHERE words MATCH ? ORDER BY words.rowid LIMIT 200
      """
    try SQLiteError.check(sqlite3_prepare_v2(handle, query, -1, &statement, nil))
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close_v2(handle)
  }

  /// - Parameter words: in the form in which the index has them.
  func read(_ words: [String]) throws {
    let expression = words.map { "\"\($0)\"" }.joined(separator: " ")
    larder_sqlite_bind_text(statement, 1, expression, Int32(expression.utf8.count))
    rows = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      rows += 1
      _ = sqlite3_column_text(statement, 1)
    }
    sqlite3_reset(statement)
  }
}
