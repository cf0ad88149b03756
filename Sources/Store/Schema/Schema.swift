/// The schema that this larder knows: its newest form, and the migrations that lead there from one that was released.
enum Schema {
  static let migrations = [
    Migration.queue, .familyTargets, .water, .weeklyReports, .foodReleases, .groceries, .programNotes,
    .modelRequests, .goals, .journalChain, .pantry, .sharing, .sameFoods, .journalMessages, .workedOutAmounts,
  ]

  static var version: Int { migrations.last?.version ?? 0 }

  /// "lard" in ASCII: marks a database file as one of larder's.
  static let applicationID = 0x6C61_7264

  /// Migrates the database to the newest version: all missing steps, or none. A new one gets the newest at once.
  static func migrate(_ connection: Connection) throws(StoreError) {
    try connection.write { () throws(StoreError) in
      // Checked again here, where nobody else can write: another larder may have been faster.
      let found = try version(of: connection)
      if found == 0 {
        try connection.execute(newest)
      } else {
        for migration in migrations where found < migration.version {
          try connection.execute(migration.statements())
          try migration.work?(connection)
        }
      }
      guard found < version else { return }
      try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
    // The statements prepared for the migration are never needed again.
    connection.dropStatements()
  }

  /// The schema's version in the database; 0 in a new one.
  ///
  /// - Throws: `.damaged` for a database of another program, `.newer` for one of a newer larder.
  static func check(_ connection: Connection) throws(StoreError) -> Int {
    // In one transaction, because another larder may be creating the database.
    let found = try connection.read { () throws(StoreError) in
      let found = try version(of: connection)
      let application = try connection.first("PRAGMA application_id") { row in row.int() }
      if application != applicationID {
        let tables = try connection.first("SELECT count(*) FROM sqlite_schema") { row in row.int() }
        guard application == 0, found == 0, tables == 0 else { throw .damaged }
      }
      return found
    }
    guard found <= version else { throw .newer(found: found, known: version) }
    return found
  }

  private static func version(of connection: Connection) throws(StoreError) -> Int {
    try connection.first("PRAGMA user_version") { row in row.int() } ?? 0
  }
}
