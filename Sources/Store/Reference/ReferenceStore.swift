internal import Glibc

/// The foods of outside sources: hundreds of thousands of them, in a separate database, apart from the household's
/// records. They can be imported again, so writing them needs no confirmation. A food enters the food bank, and so
/// backup and journal, only when it is used.
package final class ReferenceStore {
  let connection: Connection
  let phrases: PhraseTable

  init(connection: Connection) {
    self.connection = connection
    phrases = PhraseTable(connection)
  }

  /// Opens the database of a home for writing, and creates it where there is none.
  ///
  /// - Throws: as `Store.open`.
  package static func open(_ location: Store.Location) throws(StoreError) -> ReferenceStore {
    let connection: Connection
    switch location {
    case .memory: connection = try Connection(.memory)
    case .home(let folder):
      let home = HomeFolder(path: folder)
      try home.prepare(home.references)
      connection = try Connection(.file(home.references))
    }
    try connection.waiting { () throws(StoreError) in
      _ = try ReferenceSchema.check(connection)
      guard !connection.isReadOnly else { throw .readOnly }
      // A page cache of 16 MB: a batch touches every index.
      try connection.execute("PRAGMA journal_mode = WAL; PRAGMA cache_size = -16000; PRAGMA foreign_keys = OFF")
      try ReferenceSchema.create(in: connection)
    }
    return ReferenceStore(connection: connection)
  }

  /// Opens the database of a home for searching; nil where this version of larder has imported nothing.
  package static func existing(inHome folder: String) throws(StoreError) -> ReferenceStore? {
    let path = HomeFolder(path: folder).references
    guard access(path, F_OK) == 0 else { return nil }
    let connection = Connection.canWrite(path) ? try Connection(.file(path)) : try Connection.reading(path)
    guard try ReferenceSchema.check(connection) == .known else { return nil }
    return ReferenceStore(connection: connection)
  }

  /// The texts of all statements prepared so far, for tests that look at their query plans.
  package var preparedTexts: [String] { connection.preparedTexts }
}
