internal import Files
package import Sealing

extension Store {
  /// Seals a home's database, or removes its seal: a whole copy with the new seal is written and checked, and replaces
  /// the database in one step. This needs exclusive use of the database.
  ///
  /// - Parameters:
  ///   - new: the seal to apply; nil removes the seal.
  ///   - old: opens it as it is; nil where it is not sealed.
  /// - Throws: `.locked` while another program has the database open, or what opening and copying throw. Nothing is
  ///   changed then.
  package static func reseal(
    home folder: String, with new: OpenSeal?, from old: OpenSeal?, limits: StoreLimits = StoreLimits()
  ) throws(StoreError) {
    let store = try open(.home(folder), limits: limits, seal: old)
    try store.connection.takeAlone()
    guard let file = NewFile(HomeFolder(path: folder).database) else { throw .cannotOpen(.other) }
    _ = try store.copy(into: file, seal: new)
    guard file.finish(replacing: true) else { throw .diskFailed }
  }
}

extension Connection {
  /// Locks out all other connections to the file until this one is closed, and removes the write-ahead log.
  fileprivate func takeAlone() throws(StoreError) {
    try leaveLog()
    _ = try firstText("PRAGMA locking_mode = EXCLUSIVE")
    try execute("BEGIN EXCLUSIVE; COMMIT")
    // Another connection may have turned the log on again in between.
    let mode = try firstText("PRAGMA journal_mode")
    guard mode == "delete" else { throw .locked }
  }

  /// Empties the write-ahead log and stops using it.
  ///
  /// - Throws: `.locked` while another connection is open.
  func leaveLog() throws(StoreError) {
    let mode = try firstText("PRAGMA journal_mode = DELETE")
    guard mode != "wal" else { throw .locked }
  }
}
