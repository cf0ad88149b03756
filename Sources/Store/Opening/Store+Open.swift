extension Store {
  /// Opens the database, creates it where there is none, and brings its schema up to the one known here.
  ///
  /// - Throws: `.newer`, `.damaged`, `.locked`, `.readOnly`, `.full`, `.diskFailed` or `.cannotOpen`.
  package static func open(_ location: Location, limits: Limits = Limits()) throws(StoreError) -> Store {
    let connection: Connection
    switch location {
    case .memory: connection = try Connection(.memory, patience: limits.patience)
    case .home(let folder):
      let home = HomeFolder(path: folder)
      try home.prepare(home.database)
      connection = try Connection(.file(home.database), patience: limits.patience)
    }
    try connection.prepareForUse(limits)
    return Store(connection: connection)
  }
}

extension Connection {
  fileprivate func prepareForUse(_ limits: Store.Limits) throws(StoreError) {
    if let pages = limits.pages { try execute("PRAGMA max_page_count = \(pages)") }
    try waiting { () throws(StoreError) in
      let found = try Schema.check(self)
      guard !isReadOnly else { throw .readOnly }
      try execute("PRAGMA journal_mode = WAL")
      if found < Schema.version { try Schema.migrate(self) }
    }
  }
}
