internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Proposals

extension Connection {
  /// Leaves the contents of a new home, and a journal in which every commit is emptied.
  func eraseEverything(at: Instant, identifier: UUID) throws(StoreError) {
    var digests: [Int: [UInt8]] = [:]
    try each("SELECT \(JournalContent.columns) FROM journal WHERE erased IS NULL") { row in
      let content = JournalContent(from: &row)
      digests[content.sequence] = content.digest
    }
    try empty(digests, at: at)
    try empty(keeping: "journal")
    try restate([], by: Action.forgetName, "forgetting", at: at, identifier: identifier)
  }

  /// Leaves the contents of a new database, and the table `kept` as it is.
  func empty(keeping kept: String? = nil) throws(StoreError) {
    // Newest tables first, because they refer to older ones.
    let tables = try texts(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY rowid DESC
      """)
    for table in tables where table != kept { try run("DELETE FROM \"\(table)\"", []) }
    try execute(Schema.firstProfile)
  }

  /// Erases a person, and restates in a new commit what the emptied commits about them said of other records.
  func erase(_ person: ForgottenPerson, at: Instant, identifier: UUID) throws(StoreError) {
    let traces = try traces(of: person)
    // This has to be read before the commits that hold it are emptied.
    var said: [JournalStates.Key: Record] = [:]
    for key in traces.records { said[key] = try record(key, in: traces.others) }
    try empty(traces.commits, at: at)
    for note in try notes(of: person) { try run("DELETE FROM \(note.table) WHERE \(note.key) = ?", [note.value]) }
    if let profile = person.profile { try eraseRecords(of: profile) }
    for member in person.members { try run(FamilyMember.table.delete, [member]) }
    let changes = try standing(traces, said)
    try restate(changes, by: Action.forgetName, "forgetting", at: at, identifier: identifier)
  }

  private func eraseRecords(of profile: UUID) throws(StoreError) {
    try run("DELETE FROM entry WHERE meal IN (SELECT id FROM meal WHERE profile = ?)", [profile])
    try run("DELETE FROM purchase WHERE trip IN (SELECT id FROM trip WHERE profile = ?)", [profile])
    for table in [
      "meal", "trip", "target", "weight", "activity", "water", "day", "food_use", "weekly_report", "queue", "usage",
    ] {
      try run("DELETE FROM \(table) WHERE profile = ?", [profile])
    }
    try run(Profile.table.delete, [profile])
  }

  /// The current state of the records in the emptied commits that are not the person's: those that exist, and those
  /// that are gone although a commit that is left still has them.
  private func standing(
    _ traces: PersonTraces, _ said: [JournalStates.Key: Record]
  ) throws(StoreError) -> [Change] {
    var changes: [Change] = []
    for key in traces.records.sorted(by: { $0.order < $1.order }) {
      let state = traces.others.states[key]
      if let record = try find(key.kind, key.id) {
        let isSaid = state?.digest == (try JournalStates.digest(JSONText.bytes(record)))
        if !isSaid { changes.append(.ensure(record)) }
      } else if state?.digest != nil, let record = said[key] {
        changes.append(.delete(record))
      }
    }
    return changes
  }

  /// A record as the newest commit about it in `states` has it.
  private func record(_ key: JournalStates.Key, in states: JournalStates) throws(StoreError) -> Record? {
    guard let state = states.states[key], state.digest != nil, state.commit > 0 else { return nil }
    let text = try firstText("SELECT changes FROM journal WHERE sequence = ?", [state.commit])
    let changes: [Change] = try JSONText.value(text ?? "[]")
    return changes.last { JournalStates.Key($0.record) == key }?.record
  }

  /// Empties commits. Their digests stay, and so does whether they were undone or undid something. The proposal id of
  /// each goes, too: without it nobody can find out by guessing what the digest was made from.
  private func empty(_ commits: [Int: [UInt8]], at: Instant) throws(StoreError) {
    let nobody = [UInt8](repeating: 0, count: 16)
    for (sequence, digest) in commits {
      try run(
        """
        UPDATE journal SET erased = ?, proposal = substr(hash, 1, 16), profile = ?, at = ?, summary = '', changes = '[]',
          notes = NULL, message = NULL, reading = NULL WHERE sequence = ?
        """, [digest, nobody, at, sequence])
    }
  }
}

extension JournalStates.Key {
  fileprivate var order: String { "\(kind.rawValue) \(id.uuidString)" }
}
