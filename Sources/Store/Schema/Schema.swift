/// The schema that this larder knows, as the steps that lead to it.
enum Schema {
  static let migrations = [
    Migration.first, .queue, .familyTargets, .water, .weeklyReports, .foodReleases, .groceries, .programNotes,
    .modelRequests, .goals, .journalChain, .pantry, .sharing, .sameFoods, .journalMessages, .workedOutAmounts,
  ]

  static var version: Int { migrations.last?.version ?? 0 }

  /// "lard" in ASCII: marks a database file as one of larder's.
  static let applicationID = 0x6C61_7264

  /// Brings the database up to the schema known here: all steps that are missing, or none.
  static func migrate(_ connection: Connection) throws(StoreError) {
    try connection.write { () throws(StoreError) in
      // Asked again here, where nobody else can write: another larder may have been faster.
      let found = try version(of: connection)
      for migration in migrations where found < migration.version {
        try connection.execute(migration.statements())
        try migration.work?(connection)
      }
      guard found < version else { return }
      try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
    // What was asked on the way is never asked again.
    connection.dropStatements()
  }

  /// The schema's number in the database; 0 in a new one.
  ///
  /// - Throws: `.damaged` for a database of another program, `.newer` for one of a newer larder.
  static func check(_ connection: Connection) throws(StoreError) -> Int {
    // At one moment: another larder may be making it.
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
