package import FoundationEssentials
package import Nutrition

extension Store {
  /// An entry of the diary with its meal; nil where there is none with this id.
  package func entry(_ id: UUID) throws(StoreError) -> LoggedEntry? {
    guard let entry = try connection.find(Entry.self, id) else { return nil }
    guard let meal = try connection.find(Meal.self, entry.meal) else { throw .damaged }
    return LoggedEntry(entry: entry, meal: meal)
  }

  /// What was logged for `day` at `since` or later, oldest first, to notice that something was entered twice. The cost
  /// grows with that day's entries, not with the size of an import.
  package func entries(
    of profile: UUID, on day: Day, loggedSince since: Instant
  ) throws(StoreError) -> [LoggedEntry] {
    // CROSS JOIN keeps SQLite to this order of the tables: from the few meals of the day to their entries.
    let query = """
      SELECT \(Entry.table.selection), \(Meal.table.selection)
      FROM meal CROSS JOIN entry ON entry.meal = meal.id
      WHERE meal.profile = ? AND meal.day = ? AND entry.created >= ?
      """
    return try loggedEntries(query, [profile, day, since]).sorted { $0.entry.created < $1.entry.created }
  }

  /// All entries of a food or a recipe, in anybody's diary, in the order in which they were logged.
  package func entries(of source: UUID) throws(StoreError) -> [LoggedEntry] {
    let query = """
      SELECT \(Entry.table.selection), \(Meal.table.selection)
      FROM entry CROSS JOIN meal ON meal.id = entry.meal
      WHERE entry.reference = ? ORDER BY entry.created, entry.id
      """
    return try loggedEntries(query, [source])
  }

  /// How often a food or a recipe was logged, by anybody.
  package func count(of source: UUID) throws(StoreError) -> Int {
    try connection.first("SELECT count(*) FROM entry WHERE reference = ?", [source]) { row in
      row.int()
    } ?? 0
  }

  /// What was eaten with `words` in its name, ignoring case, the latest meals first, by when they were eaten and not by
  /// when they were logged. For each name only the 200 entries logged last, or `limit` where that is more, are looked
  /// at.
  ///
  /// The cost grows with the number of different names, not with the length of the diary.
  package func entries(
    of profile: UUID, named words: String, limit: Int
  ) throws(StoreError) -> [LoggedEntry] {
    let query = """
      SELECT \(Entry.table.selection), \(Meal.table.selection)
      FROM entry CROSS JOIN meal ON meal.id = entry.meal
      WHERE entry.name = ? AND meal.profile = ? AND NOT entry.skipped ORDER BY entry.created DESC, entry.id DESC LIMIT ?
      """
    let wanted = Array(words.lowercased().utf8)
    var found: [LoggedEntry] = []
    for name in try entryNames() where name.lowercased().utf8.has(wanted) {
      found += try loggedEntries(query, [name, profile, max(limit, Store.lookedAt)])
    }
    found.sort { $0.eatenLater(than: $1) }
    return Array(found.prefix(limit))
  }

  /// The fewest entries of a name that are looked at.
  private static let lookedAt = 200

  /// Every name once, found by jumping from one to the next along the index.
  private func entryNames() throws(StoreError) -> [String] {
    let query = """
      WITH RECURSIVE known (name) AS (
        SELECT min(name) FROM entry
        UNION ALL
        SELECT (SELECT min(name) FROM entry WHERE name > known.name) FROM known WHERE known.name IS NOT NULL
      )
      SELECT name FROM known WHERE name IS NOT NULL
      """
    return try connection.texts(query)
  }

  private func loggedEntries(_ query: String, _ arguments: [any Bindable]) throws(StoreError) -> [LoggedEntry] {
    try connection.all(query, arguments) { row throws(StoreError) in
      LoggedEntry(entry: try Entry(from: &row), meal: try Meal(from: &row))
    }
  }
}

extension String.UTF8View {
  fileprivate func has(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: wanted) }
  }
}
