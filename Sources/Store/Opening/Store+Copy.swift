internal import Files
internal import Glibc
internal import Sealing

extension Store {
  /// An independent copy of this database in memory.
  ///
  /// It takes a fifth of the time that creating a new database takes.
  package func copyInMemory() throws(StoreError) -> Store {
    let copy = try Connection(.memory)
    try connection.copy(to: copy)
    return Store(connection: copy, holder: nil)
  }

  /// This database emptied to the contents of a new one, with its prepared statements kept. It is the same connection,
  /// so the store on which this is called must not be used any more.
  package func emptied() throws(StoreError) -> Store {
    try connection.write { () throws(StoreError) in try connection.empty() }
    return Store(connection: connection, holder: nil)
  }

  /// What was found about a finished copy of the database.
  package struct Copied: Hashable, Sendable {
    /// The size of the file in bytes.
    package let size: Int
    /// The state hash, which is the same for the copy and the original.
    package let state: String
  }

  /// Copies the whole database to a new file, readable by its owner alone, while other programs may go on writing: the
  /// copy shows one moment. Then the copy is checked: SQLite must find no fault in it, and its state hash must be that
  /// of the original. Only then does the file get its name. The copy of a sealed database is sealed in the same way and
  /// opens with the same passphrase.
  ///
  /// - Parameter path: where no file exists yet. Where the copy fails, none is left.
  /// - Throws: `.damaged` for a copy that differs from the original, or what opening a database throws.
  package func copy(to path: String) throws(StoreError) -> Copied {
    guard let file = NewFile(path) else { throw .cannotOpen(.other) }
    let state = try copy(into: file, seal: connection.seal)
    var facts = stat()
    guard file.finish(), stat(path, &facts) == 0 else { throw .cannotOpen(.other) }
    return Copied(size: Int(facts.st_size), state: state)
  }

  /// Writes a whole copy, checks it, and returns its state hash.
  ///
  /// - Parameter seal: the seal for the copy.
  func copy(into file: NewFile, seal: OpenSeal?) throws(StoreError) -> String {
    try connection.read { () throws(StoreError) in
      let copy = try Connection(.file(file.draft), connection.limits, seal: seal)
      try connection.copy(to: copy)
      // A single file, without a log beside it.
      try copy.execute("PRAGMA journal_mode = DELETE")
      let found = try copy.firstText("PRAGMA integrity_check")
      let state = try stateHash()
      guard found == "ok", try Store(connection: copy, holder: nil).stateHash() == state else { throw .damaged }
      return state
    }
  }
}
