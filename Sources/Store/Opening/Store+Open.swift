package import Sealing

extension Store {
  /// What a store is opened for.
  package enum Use: Hashable, Sendable {
    case writing
    /// A home that cannot be written is opened all the same; writing then throws `.readOnly`.
    case reading
  }

  /// Opens the database, creates it where there is none, and migrates its schema to the newest version.
  ///
  /// - Parameter seal: opens a sealed home; ignored where the home is not sealed.
  /// - Throws: `.newer`, `.damaged`, `.locked`, `.readOnly`, `.sealed`, `.full`, `.diskFailed` or `.cannotOpen`.
  package static func open(
    _ location: Location, for use: Use = .writing, limits: StoreLimits = StoreLimits(), seal: OpenSeal? = nil
  ) throws(StoreError) -> Store {
    guard case .home(let folder) = location else {
      let connection = try Connection(.memory, limits)
      try connection.prepareForUse(limits)
      return Store(connection: connection, holder: nil)
    }
    let home = HomeFolder(path: folder)
    do throws(StoreError) {
      return Store(connection: try home.connect(limits, seal), holder: DraftHolder(home: folder))
    } catch .readOnly where use == .reading {
      let connection = try Connection.reading(home.database, limits, seal: try home.seal(seal))
      // A database that cannot be written cannot be migrated.
      guard try Schema.check(connection) == Schema.version else { throw .readOnly }
      return Store(connection: connection, holder: nil)
    }
  }

  /// The seal of a home's database; nil where it is not sealed or does not exist.
  ///
  /// - Throws: `.seal(.noMemory)`.
  package static func seal(ofHome folder: String) throws(StoreError) -> Seal? {
    try seal(of: HomeFolder(path: folder).database)
  }

  /// The seal of a database.
  static func seal(of path: String) throws(StoreError) -> Seal? {
    do throws(SealingError) { return try Seal(of: path) } catch { throw .seal(error) }
  }

  /// The seal that the database was opened with; nil where it is not sealed.
  package var seal: OpenSeal? { connection.seal }

  /// Whether nothing can be written.
  package var isReadOnly: Bool { connection.isReadOnly }
}

extension HomeFolder {
  /// How often the database is opened again where another file replaces it meanwhile.
  private static let mostAttempts = 10

  /// A connection to the database, ready for use.
  fileprivate func connect(_ limits: StoreLimits, _ seal: OpenSeal?) throws(StoreError) -> Connection {
    for _ in 0..<HomeFolder.mostAttempts {
      try finishRepair()
      try prepare(database)
      let connection = try Connection(.file(database), limits, seal: try self.seal(seal))
      try connection.prepareForUse(limits)
      // From here on it is locked against sealing and unsealing, which need it alone. Whoever did either before has
      // replaced the file that was opened.
      if !connection.hasMoved { return connection }
    }
    throw .locked
  }

  /// The key that opens the database: the given one where it is sealed, nil where it is not.
  ///
  /// - Throws: `.sealed` where the given key does not fit.
  func seal(_ given: OpenSeal?) throws(StoreError) -> OpenSeal? {
    guard let found = try Store.seal(of: database) else { return nil }
    guard let given, given.seal == found else { throw .sealed }
    return given
  }
}

extension Connection {
  /// Makes a database ready for use: migrates its schema and turns on write-ahead logging.
  func prepareForUse(_ limits: StoreLimits) throws(StoreError) {
    if let pages = limits.pages { try execute("PRAGMA max_page_count = \(pages)") }
    try waiting { () throws(StoreError) in
      let found = try Schema.check(self)
      guard !isReadOnly else { throw .readOnly }
      try execute("PRAGMA journal_mode = WAL")
      if found < Schema.version { try Schema.migrate(self) }
    }
  }
}
