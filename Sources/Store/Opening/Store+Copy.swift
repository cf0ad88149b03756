internal import Files
internal import Glibc
internal import Sealing

extension Store {
  /// A copy of this database in memory, apart from it from now on.
  ///
  /// It takes a fifth of the time that making a new database takes.
  package func copyInMemory() throws(StoreError) -> Store {
    let copy = try Connection(.memory)
    try connection.copy(to: copy)
    return Store(connection: copy, holder: nil)
  }

  /// This database with nothing but what a new one has, and with the statements that it has prepared. It is the same
  /// database: whoever has this store must not use it any more.
  package func emptied() throws(StoreError) -> Store {
    try connection.write { () throws(StoreError) in try connection.empty() }
    return Store(connection: connection, holder: nil)
  }

  /// What a copy of the database in a file was found to be.
  package struct Copied: Hashable, Sendable {
    /// Bytes of the file.
    package let size: Int
    /// The state hash of the copy and of what was copied.
    package let state: String
  }

  /// Makes a whole copy of the database in a new file, readable by its owner alone, while other programs may go on writing:
  /// what it holds is one moment. Then it is checked: SQLite finds no fault in it, and it has the same records. Only then
  /// does it get its name. The copy of a sealed database is sealed as that is, and opens with its passphrase.
  ///
  /// - Parameter path: where no file is yet. Where the copy fails, there is none.
  /// - Throws: `.damaged` for a copy that is not what was copied, or what opening a database throws.
  package func copy(to path: String) throws(StoreError) -> Copied {
    guard let file = NewFile(path) else { throw .cannotOpen(.other) }
    let state = try copy(into: file, seal: connection.seal)
    var facts = stat()
    guard file.finish(), stat(path, &facts) == 0 else { throw .cannotOpen(.other) }
    return Copied(size: Int(facts.st_size), state: state)
  }

  /// Writes a whole copy, checks it, and answers its state hash.
  ///
  /// - Parameter seal: with which the copy is sealed.
  func copy(into file: NewFile, seal: OpenSeal?) throws(StoreError) -> String {
    try connection.read { () throws(StoreError) in
      let copy = try Connection(.file(file.draft), connection.limits, seal: seal)
      try connection.copy(to: copy)
      // One file alone, without a log beside it.
      try copy.execute("PRAGMA journal_mode = DELETE")
      let found = try copy.firstText("PRAGMA integrity_check")
      let state = try stateHash()
      guard found == "ok", try Store(connection: copy, holder: nil).stateHash() == state else { throw .damaged }
      return state
    }
  }
}
