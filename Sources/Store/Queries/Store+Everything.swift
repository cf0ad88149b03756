package import FoundationEssentials
package import Nutrition

extension Store {
  /// The version of the schema that this larder knows.
  package static var schemaVersion: Int { Schema.version }

  /// Runs `body` on one unchanging view of the data, whatever another program writes meanwhile.
  package func unchanging<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try connection.read(body)
  }

  /// Calls `body` with every record of the user, by kind and then by id, one at a time, for exports and the state hash.
  /// The order does not depend on when anything was saved.
  package func forEachRecord(_ body: (Record) -> Void) throws(StoreError) {
    try connection.read { () throws(StoreError) in
      for kind in Record.Kind.allCases { try connection.forEach(kind.type, body) }
    }
  }

  /// Calls `body` with every entry of the diary and its meal, one at a time, by person, day and time, for exported
  /// tables.
  ///
  /// - Parameter profile: whose entries; nil for everybody's.
  package func forEachEntry(
    of profile: UUID? = nil, _ body: (Meal, Entry) -> Void
  ) throws(StoreError) {
    let query = """
      SELECT \(Meal.table.selection), \(Entry.table.selection)
      FROM meal CROSS JOIN entry ON entry.meal = meal.id
      WHERE meal.profile = ?
      ORDER BY meal.day, meal.at, meal.id, entry.position, entry.id
      """
    try connection.read { () throws(StoreError) in
      for person in try profiles().map(\.id) where profile == nil || person == profile {
        try connection.each(query, [person]) { row throws(StoreError) in
          body(try Meal(from: &row), try Entry(from: &row))
        }
      }
    }
  }

  /// The record of a kind and an id; nil where there is none.
  package func record(_ kind: Record.Kind, _ id: UUID) throws(StoreError) -> Record? { try connection.find(kind, id) }

  /// Whether there is nothing of the user here, though something may have been undone: only the profile that every home
  /// starts with, unchanged.
  package func isUntouched() throws(StoreError) -> Bool {
    try connection.read { () throws(StoreError) in
      guard try counts().values.reduce(0, +) == 1 else { return false }
      let only = try defaultProfile()
      return only.updated == Instant(milliseconds: 0)
    }
  }

  /// How many records of each kind there are. This reads whole tables: it is for a check-up or an export, not for a
  /// turn.
  package func counts() throws(StoreError) -> [Record.Kind: Int] {
    var counts: [Record.Kind: Int] = [:]
    for kind in Record.Kind.allCases {
      counts[kind] = try connection.first("SELECT count(*) FROM \(kind.type.table.name)") { row in row.int() }
    }
    return counts
  }
}

extension Connection {
  func forEach<Stored: StoredRecord>(
    _ type: Stored.Type, _ body: (Record) -> Void
  ) throws(StoreError) {
    try each(Stored.table.list) { row throws(StoreError) in body(try Stored(from: &row).record) }
  }
}
