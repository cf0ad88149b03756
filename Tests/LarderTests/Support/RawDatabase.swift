import CSQLite
import FoundationEssentials

/// The database file of a home as another program sees it.
final class RawDatabase {
  struct Failure: Error {
    let code: Int32
  }

  private let path: String
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    self.path = path
    let code = sqlite3_open(path, &handle)
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  func execute(_ statement: String) throws {
    let code = sqlite3_exec(handle, statement, nil, nil, nil)
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }

  /// The rows of several queries, the values of a row with bars between them.
  func rows(_ queries: String) throws -> [String] {
    var rows: [String] = []
    for query in queries.split(separator: ";") {
      var statement: OpaquePointer?
      let code = sqlite3_prepare_v2(handle, String(query), -1, &statement, nil)
      guard code == SQLITE_OK else { throw Failure(code: code) }
      defer { sqlite3_finalize(statement) }
      while sqlite3_step(statement) == SQLITE_ROW {
        let values = (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "-"
        }
        rows.append(values.joined(separator: "|"))
      }
    }
    return rows
  }
}
