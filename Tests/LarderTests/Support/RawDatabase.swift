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
}
