internal import FoundationEssentials
internal import Nutrition
internal import Proposals

extension Store {
  /// The most discrepancies that are reported.
  package static let mostDiscrepancies = 100

  /// What is not as larder left it, where SQLite finds no fault. It compares the records with the journal, which has
  /// each of them as its newest commit left it; each commit with its link in the chain; each record with what a commit
  /// accepts; the days' sums with the entries; and looks for rows whose parent is missing.
  ///
  /// It reads everything once, which takes seconds for 50,000 entries.
  package func discrepancies() throws(StoreError) -> [Discrepancy] {
    try connection.readWhole { () throws(StoreError) in try foundDiscrepancies() }
  }

  private func foundDiscrepancies() throws(StoreError) -> [Discrepancy] {
    try connection.read { () throws(StoreError) in
      var check = RecordsCheck(connection: connection)
      try check.run()
      var found = check.found
      for (kept, read) in bookkept {
        do throws(StoreError) { try read() } catch .damaged { found.append(.bookkeeping(kept)) }
      }
      return Array(found.prefix(Store.mostDiscrepancies))
    }
  }

  private var bookkept: [(Discrepancy.Bookkept, () throws(StoreError) -> Void)] {
    [
      (.draft, { () throws(StoreError) in _ = try self.bookkeeping.drafts() }),
      (.report, { () throws(StoreError) in try self.bookkeeping.forEachReport { _, _ in } }),
    ]
  }
}

/// One check of all records.
private struct RecordsCheck {
  let connection: Connection
  var found: [Discrepancy] = []

  private var states = JournalStates()
  /// Commits that their links do not prove: the records that they wrote are not compared with them.
  private var unproven: Set<Int> = []
  /// Records whose text differs from the journal's, by the commit that wrote it. That may be harmless: an older larder
  /// may have written the same record with fewer members.
  private var doubtful: [Int: [Record]] = [:]

  init(connection: Connection) { self.connection = connection }

  mutating func run() throws(StoreError) {
    try readJournal()
    for kind in Record.Kind.allCases { try compare(kind.type, kind) }
    try resolveDoubts()
    let gone = states.states.filter { $0.value.digest != nil && $0.value.commit > 0 }
    found += gone.map { .gone($0.key.kind, $0.key.id, commit: $0.value.commit) }.sorted { "\($0)" < "\($1)" }
    try checkReferences()
    try checkDays()
    try checkUses()
    try checkUndone()
  }

  private mutating func readJournal() throws(StoreError) {
    var chain = JournalChain()
    let query = "SELECT \(JournalContent.columns), \(JournalChain.columns) FROM journal ORDER BY sequence"
    try connection.each(query) { row in
      let content = JournalContent(from: &row)
      let link = row.nextIsNull ? nil : row.bytes()
      if link == nil { row.skip(1) }
      let erased = row.nextIsNull ? nil : row.bytes()
      if !chain.take(content.sequence, content: erased ?? content.digest, link: link) {
        unproven.insert(content.sequence)
      }
      states.take(content.sequence, erased == nil ? content.changes : nil)
    }
    found += states.discrepancies + unproven.sorted().map { .link($0) }
  }

  /// Compares the rows of a table with the journal.
  private mutating func compare<Stored: StoredRecord>(_ type: Stored.Type, _ kind: Record.Kind) throws(StoreError) {
    do throws(StoreError) {
      try connection.each(Stored.table.list) { row throws(StoreError) in try compare(Stored(from: &row).record) }
    } catch .damaged {
      found.append(.unreadable(kind))
      // The rows after it were not read, so nothing can be said about them.
      for key in states.states.keys where key.kind == kind { _ = states.remove(key) }
    }
  }

  private mutating func compare(_ record: Record) throws(StoreError) {
    let key = JournalStates.Key(record)
    let state = states.remove(key)
    do throws(StoreError) { try record.check() } catch .invalid(let fault) { found.append(.invalid(fault)) }
    guard let state, let digest = state.digest else {
      found.append(.unrecorded(record))
      return
    }
    guard state.commit > 0 else { return }
    if try JournalStates.digest(JSONText.bytes(record)) != digest { doubtful[state.commit, default: []].append(record) }
  }

  /// Compares the doubtful records as values instead of texts.
  private mutating func resolveDoubts() throws(StoreError) {
    for (commit, records) in doubtful.sorted(by: { $0.key < $1.key }) where !unproven.contains(commit) {
      let query = "SELECT changes FROM journal WHERE sequence = ?"
      let changes: [Change]? = try connection.first(query, [commit]) { row throws(StoreError) in
        do throws(StoreError) { return try JSONText.value(row.text()) } catch .damaged { return [] }
      }
      guard let changes, !changes.isEmpty else {
        found.append(.commit(commit))
        continue
      }
      // Where a commit changes a record several times, the last change counts.
      let said = Dictionary(changes.map { (JournalStates.Key($0.record), $0.record) }) { _, last in last }
      found += records.filter { said[JournalStates.Key($0)] != $0 }.map { .altered($0, commit: commit) }
    }
  }

  private mutating func checkReferences() throws(StoreError) {
    let tables = try connection.texts("SELECT DISTINCT \"table\" FROM pragma_foreign_key_check ORDER BY 1")
    found += tables.map { .orphaned(table: $0) }
  }

  private mutating func checkDays() throws(StoreError) {
    let query = """
      SELECT profile, day FROM meal UNION SELECT profile, day FROM activity UNION SELECT profile, day FROM day
      """
    let keys = try connection.all(query) { row throws(StoreError) in
      ProfileDay(profile: try row.uuid(), day: row.day())
    }
    for key in keys.sorted() {
      do throws(StoreError) {
        let stored = try connection.first(
          "SELECT \(DayRecord.columns) FROM day WHERE profile = ? AND day = ?", [key.profile, key.day]
        ) { row throws(StoreError) in try DayRecord(from: &row) }
        if try connection.derived(key) != stored { found.append(.day(key.day, profile: key.profile)) }
      } catch .damaged {
        found.append(.day(key.day, profile: key.profile))
      }
    }
  }

  private mutating func checkUses() throws(StoreError) {
    let counted = """
      SELECT meal.profile, entry.reference, count(*), max(entry.created) FROM entry JOIN meal ON meal.id = entry.meal
      WHERE entry.kind = 'food' AND entry.skipped = 0 AND entry.grams IS NOT NULL AND entry.reference IS NOT NULL
      GROUP BY meal.profile, entry.reference
      """
    let kept = "SELECT profile, food, uses, last_used FROM food_use"
    let differs = "SELECT EXISTS (\(counted) EXCEPT \(kept)) OR EXISTS (\(kept) EXCEPT \(counted))"
    if try connection.first(differs, [], { row in row.bool() }) ?? false { found.append(.uses) }
  }

  /// Checks that each commit is marked as undone exactly where an undo of it is in force.
  private mutating func checkUndone() throws(StoreError) {
    let query = """
      SELECT sequence FROM journal AS one
      WHERE undone <> EXISTS (SELECT 1 FROM journal WHERE undoes = one.sequence AND undone = 0) ORDER BY sequence
      """
    found += try connection.all(query) { row in .commitDoesNotFollow(row.int()) }
  }
}
