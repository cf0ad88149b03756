internal import Files
package import Sealing

extension Store {
  /// Seals a home's database, or takes its seal away: a whole copy, sealed otherwise and checked, takes the place of what is
  /// there in one step. It needs the database to itself.
  ///
  /// - Parameters:
  ///   - new: with which it is sealed; nil takes the seal away.
  ///   - old: which opens it as it is; nil where it is not sealed.
  /// - Throws: `.locked` while another program has the database open, or what opening and copying throw. Nothing is changed
  ///   then.
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
  /// Makes this the only connection to its file until it is closed, without a log beside it.
  fileprivate func takeAlone() throws(StoreError) {
    try leaveLog()
    _ = try firstText("PRAGMA locking_mode = EXCLUSIVE")
    try execute("BEGIN EXCLUSIVE; COMMIT")
    // Another one may have come and gone in between.
    let mode = try firstText("PRAGMA journal_mode")
    guard mode == "delete" else { throw .locked }
  }

  /// Empties the log and does without it from now on.
  ///
  /// - Throws: `.locked` while another connection is open.
  func leaveLog() throws(StoreError) {
    let mode = try firstText("PRAGMA journal_mode = DELETE")
    guard mode != "wal" else { throw .locked }
  }
}
