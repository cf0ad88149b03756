internal import FoundationEssentials
internal import Nutrition
internal import Proposals

/// Writes a sound database from what was salvaged.
struct RepairedDatabase {
  let journal: RepairedJournal
  let records: RepairedRecords
  let notes: [Salvage.Notes]

  /// Writes the database.
  ///
  /// - Parameters:
  ///   - connection: to a new, empty file.
  ///   - identifier: the id for the commit that states what no other commit proves.
  func write(to connection: Connection, at: Instant, identifier: UUID) throws(StoreError) {
    try Schema.migrate(connection)
    try connection.write { () throws(StoreError) in
      try connection.execute("DELETE FROM profile")
      for kind in Record.Kind.written { try insert(kind, into: connection) }
      try writeJournal(to: connection)
      try connection.readSummaries()
      try connection.restate(restated, by: Action.repairName, "repair", at: at, identifier: identifier)
      try derive(in: connection)
      for kept in notes { try writeNotes(kept, to: connection) }
    }
    // A single file, without a log beside it.
    try connection.execute("PRAGMA journal_mode = DELETE")
  }

  private func insert(_ kind: Record.Kind, into connection: Connection) throws(StoreError) {
    let own = records.records.values.filter { $0.kind == kind }.sorted { $0.id.uuidString < $1.id.uuidString }
    for record in own { try connection.insert(record.stored) }
  }

  /// Writes every commit in its place: whole, or as a digest where it cannot be recovered. From the first lost commit
  /// on, the links are computed again.
  private func writeJournal(to connection: Connection) throws(StoreError) {
    guard journal.last > 0 else { return }
    let undone = undone
    var link = JournalChain.start
    for number in 1...journal.last {
      let commit = journal.commits[number]
      let isLost = journal.lost.contains(number)
      let erased = isLost ? JournalChain.lost : commit?.erased
      let content = commit?.content
      link = JournalChain.link(after: link, erased ?? content?.digest ?? JournalChain.lost)
      var tool: RawValue = .text(Array(Action.repairName.utf8))
      var undoes: Int?
      if let content, !isLost {
        tool = content.tool.map { .text($0) } ?? .null
        undoes = content.undoes
      }
      try connection.run(
        """
        INSERT INTO journal (\(JournalContent.columns), undone, hash, erased)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          number, erased == nil ? content?.proposal : Array(link.prefix(16)), tool, undoes,
          isLost ? false : content?.takesBack, isLost ? Instant(milliseconds: 0) : content?.at,
          erased == nil ? content?.profile : [UInt8](repeating: 0, count: 16),
          RawValue.text(erased == nil ? content?.summary ?? [] : []),
          RawValue.text(erased == nil ? content?.changes ?? [] : Array("[]".utf8)),
          erased == nil ? content?.notes.map { RawValue.text($0) } : nil,
          erased == nil ? content?.message.map { RawValue.text($0) } : nil, undone.contains(number), link, erased,
        ] as [any Bindable])
    }
  }

  /// The commits that were taken back by a later one that is itself in force.
  private var undone: Set<Int> {
    var undone: Set<Int> = []
    for number in journal.commits.keys.sorted(by: >) where !journal.lost.contains(number) && !undone.contains(number) {
      if let undoes = journal.commits[number]?.content.undoes { undone.insert(undoes) }
    }
    return undone
  }

  /// Changes for the records whose current state no remaining commit states: records that are kept, or that no longer
  /// exist.
  private var restated: [Change] {
    var changes: [Change] = []
    for (key, record) in records.records {
      let state = journal.states[key]
      if key == JournalStates.seed, state == nil { continue }
      let isSaid =
        state?.text.map { text in (try? JSONText.bytes(record)).map { $0.elementsEqual(text) } ?? false } ?? false
      if !isSaid { changes.append(.ensure(record)) }
    }
    for (key, state) in journal.states where records.records[key] == nil {
      guard let text = state.text, let gone: Record = try? JSONText.value(String(decoding: text, as: UTF8.self)) else {
        continue
      }
      changes.append(.delete(gone))
    }
    return changes.sorted {
      ($0.record.kind.rawValue, $0.record.id.uuidString) < ($1.record.kind.rawValue, $1.record.id.uuidString)
    }
  }

  /// Derives the days and uses from the records.
  private func derive(in connection: Connection) throws(StoreError) {
    let days = try connection.all("SELECT profile, day FROM meal UNION SELECT profile, day FROM activity") {
      row throws(StoreError) in ProfileDay(profile: try row.uuid(), day: row.day())
    }
    for day in days.sorted() { try connection.recomputeDay(day) }
    try connection.execute(
      """
      INSERT INTO food_use (profile, food, uses, last_used, last_grams)
      SELECT profile, reference, uses, created, grams FROM (
        SELECT meal.profile, entry.reference, entry.created, entry.grams,
          count(*) OVER (PARTITION BY meal.profile, entry.reference) AS uses,
          row_number() OVER (PARTITION BY meal.profile, entry.reference ORDER BY entry.created DESC, entry.id DESC) AS age
        FROM entry JOIN meal ON meal.id = entry.meal
        WHERE entry.kind = 'food' AND entry.skipped = 0 AND entry.grams IS NOT NULL AND entry.reference IS NOT NULL)
      WHERE age = 1;
      """)
  }

  /// Writes the program's own notes. Drafts and reports that can no longer be read, and rows that the schema refuses,
  /// are left out.
  private func writeNotes(_ kept: Salvage.Notes, to connection: Connection) throws(StoreError) {
    let marks = kept.columns.map { _ in "?" }.joined(separator: ", ")
    let statement = "INSERT OR IGNORE INTO \(kept.table) (\(kept.columns.joined(separator: ", "))) VALUES (\(marks))"
    for row in kept.rows where isReadable(row, kept.table) {
      _ = try unlessDamaged { () throws(StoreError) in try connection.run(statement, row) }
    }
  }

  private func isReadable(_ row: [RawValue], _ table: String) -> Bool {
    guard case .text(let body)? = row.last else { return true }
    let text = String(decoding: body, as: UTF8.self)
    switch table {
    case "draft":
      let proposal: Proposal? = try? JSONText.value(text)
      return proposal != nil
    case "weekly_report":
      let report: WeeklyReport? = try? JSONText.value(text)
      return report != nil
    default: return true
    }
  }
}

extension Record.Kind {
  /// The order for writing: each kind after those that it refers to.
  fileprivate static let written: [Record.Kind] = [
    .profile, .food, .recipe, .meal, .entry, .trip, .purchase, .target, .weight, .activity, .familyMember,
    .familyTargets, .water, .knownLine, .pantryChange,
  ]
}
