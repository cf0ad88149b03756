internal import Glibc
internal import Sealing

extension Connection {
  /// Opens a database for reading where it or its folder cannot be written.
  ///
  /// Even to read, SQLite wants to put its write-ahead log and that log's index beside the file. Where it cannot, and
  /// there is no log with contents, the file is opened alone: nobody is writing to it.
  static func reading(
    _ path: String, _ limits: StoreLimits = StoreLimits(), seal: OpenSeal? = nil
  ) throws(StoreError) -> Connection {
    guard access(path, F_OK) == 0 else { throw .readOnly }
    do throws(StoreError) {
      let connection = try Connection(.existing(path), limits, seal: seal)
      _ = try connection.first("PRAGMA user_version") { row in row.int() }
      return connection
    } catch .cannotOpen, .readOnly {
      var facts = stat()
      guard stat(path + "-wal", &facts) != 0 || facts.st_size == 0 else { throw .readOnly }
      return try Connection(.unchanging(path), limits, seal: seal)
    }
  }

  /// Whether a database and its folder can be written.
  static func canWrite(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    return access(path, W_OK) == 0 && access(folder, W_OK) == 0
  }
}
