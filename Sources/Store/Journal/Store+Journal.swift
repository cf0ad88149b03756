package import FoundationEssentials
package import Nutrition
internal import Proposals

extension Store {
  /// The newest commit that can be undone: not itself an undo, and not undone already.
  package func undoable() throws(StoreError) -> JournalEntry? {
    let condition = """
      WHERE undone = 0 AND undoes IS NULL AND erased IS NULL AND tool NOT IN (\(Store.quoted(Action.upkeepNames)))
      ORDER BY sequence DESC LIMIT 1
      """
    return try journal(condition).first
  }

  /// The newest undo of a tool's commit that is in force: taking it back redoes what it undid. Once something new has
  /// been saved, nothing that was undone before can be redone.
  package func redoable() throws(StoreError) -> JournalEntry? {
    let condition = """
      WHERE undone = 0 AND takes_back = 1 AND erased IS NULL
        AND sequence > (SELECT max(sequence) FROM journal WHERE undoes IS NULL)
      ORDER BY sequence DESC LIMIT 1
      """
    return try journal(condition).first
  }

  /// The commit with this number; nil where the journal has none, and without changes where it was forgotten.
  package func journalEntry(_ sequence: Int) throws(StoreError) -> JournalEntry? {
    try journal("WHERE sequence = ?", [sequence]).first
  }

  /// The newest commits, newest first, without forgotten ones.
  ///
  /// - Parameter imports: whether to include imports, which may hold years of entries, and the program's own upkeep.
  package func journal(limit: Int, imports: Bool = true) throws(StoreError) -> [JournalEntry] {
    guard !imports else { return try journal("WHERE erased IS NULL ORDER BY sequence DESC LIMIT ?", [limit]) }
    let condition = """
      WHERE erased IS NULL AND (tool IS NULL OR tool NOT IN (\(Store.quoted(Action.importNames + Action.upkeepNames))))
      ORDER BY sequence DESC LIMIT ?
      """
    return try journal(condition, [limit])
  }

  /// Names as a list in SQL.
  static func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

  /// Calls `body` with every commit as it is stored, oldest first, one at a time. The changes stay JSON text.
  package func forEachJournalRow(_ body: (JournalRow) -> Void) throws(StoreError) {
    let query = """
      SELECT sequence, proposal, tool, undoes, undone, at, profile, summary, message, changes, hash, erased IS NOT NULL
      FROM journal
      ORDER BY sequence
      """
    try connection.each(query) { row throws(StoreError) in
      body(
        JournalRow(
          sequence: row.int(), proposal: try row.uuid(), tool: try row.optionalText(),
          undoes: try row.optional { row in row.int() }, undone: row.bool(), at: row.instant(),
          profile: try row.uuid(), summary: try row.text(), message: try row.optionalText(), changes: try row.text(),
          link: row.bytes(), isForgotten: row.bool())
      )
    }
  }

  /// When the first commit was made; nil where there are fewer than `count`.
  package func firstCommit(ifAtLeast count: Int) throws(StoreError) -> Instant? {
    let last = try connection.first("SELECT max(sequence) FROM journal") { row in row.int() } ?? 0
    guard last >= count else { return nil }
    return try connection.first("SELECT at FROM journal ORDER BY sequence LIMIT 1") { row in row.instant() }
  }

  /// Whether anything was ever saved. It reads no content.
  package func hasJournal() throws(StoreError) -> Bool {
    try connection.first("SELECT 1 FROM journal LIMIT 1", []) { row in row.int() } != nil
  }

  private func journal(
    _ condition: String, _ arguments: [any Bindable] = []
  ) throws(StoreError) -> [JournalEntry] {
    try connection.all("SELECT \(JournalEntry.columns) FROM journal \(condition)", arguments) {
      row throws(StoreError) in try JournalEntry(from: &row)
    }
  }

  /// Whether a food has changed, or is used by a record that is not in `ids`.
  func isNeeded(_ food: Food, outside ids: Set<UUID>) throws(StoreError) -> Bool {
    if try connection.find(Food.self, food.id) != food { return true }
    let users = [
      ("SELECT id FROM entry WHERE reference = ? LIMIT ?", food.id as any Bindable),
      ("SELECT id FROM purchase WHERE food = ? LIMIT ?", food.id),
      ("SELECT id FROM known_line WHERE food = ? LIMIT ?", food.id),
      ("SELECT id FROM pantry_change WHERE food = ? LIMIT ?", food.id),
      ("SELECT id FROM recipe WHERE instr(ingredients, ?) LIMIT ?", food.id.uuidString),
    ]
    for (query, argument) in users {
      let found = try connection.all(query, [argument, ids.count + 1]) { row throws(StoreError) in try row.uuid() }
      if !ids.isSuperset(of: found) { return true }
    }
    return false
  }
}

/// A commit as it stands in the journal's table.
package struct JournalRow {
  /// The commit's number in the journal, from 1.
  package let sequence: Int
  /// The id of the proposal that was committed. No proposal is saved twice.
  package let proposal: UUID
  /// The tool that proposed it; nil for an undo.
  package let tool: String?
  /// The commit that this one takes back.
  package let undoes: Int?
  /// Whether a later commit that is itself in force has taken this one back.
  package let undone: Bool
  /// When it was saved.
  package let at: Instant
  /// The profile that was in use when it was confirmed.
  package let profile: UUID
  /// Its summary in English; empty where it was forgotten.
  package let summary: String
  /// JSON: the summary as a `Text`; nil where it is only words in English.
  package let message: String?
  /// JSON: a list of `Change`.
  package let changes: String
  /// Its link in the chain: SHA-256 of the previous link and of the digest of its content.
  package let link: [UInt8]
  /// Whether its content was erased: its summary is empty then, and it has no changes.
  package let isForgotten: Bool
}
