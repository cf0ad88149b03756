extension Store {
  /// What a store is opened for.
  package enum Use: Hashable, Sendable {
    case writing
    /// A home that cannot be written is opened all the same; writing then throws `.readOnly`.
    case reading
  }

  /// Opens the database, creates it where there is none, and brings its schema up to the one known here.
  ///
  /// - Throws: `.newer`, `.damaged`, `.locked`, `.readOnly`, `.full`, `.diskFailed` or `.cannotOpen`.
  package static func open(
    _ location: Location, for use: Use = .writing, limits: Limits = Limits()
  ) throws(StoreError) -> Store {
    guard case .home(let folder) = location else {
      let connection = try Connection(.memory, limits)
      try connection.prepareForUse(limits)
      return Store(connection: connection, holder: nil)
    }
    let home = HomeFolder(path: folder)
    do throws(StoreError) {
      try home.finishRepair()
      try home.prepare(home.database)
      let connection = try Connection(.file(home.database), limits)
      try connection.prepareForUse(limits)
      return Store(connection: connection, holder: DraftHolder(home: folder))
    } catch .readOnly where use == .reading {
      let connection = try Connection.reading(home.database, limits)
      // An older schema cannot be brought up to date here.
      guard try Schema.check(connection) == Schema.version else { throw .readOnly }
      return Store(connection: connection, holder: nil)
    }
  }

  /// Whether nothing can be written.
  package var isReadOnly: Bool { connection.isReadOnly }
}

extension Connection {
  /// Brings a database into use: its schema up to the newest, its writes into a log.
  func prepareForUse(_ limits: Store.Limits) throws(StoreError) {
    if let pages = limits.pages { try execute("PRAGMA max_page_count = \(pages)") }
    try waiting { () throws(StoreError) in
      let found = try Schema.check(self)
      guard !isReadOnly else { throw .readOnly }
      try execute("PRAGMA journal_mode = WAL")
      if found < Schema.version { try Schema.migrate(self) }
    }
  }
}
