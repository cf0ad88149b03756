internal import CSQLite
internal import Nutrition
internal import Proposals
internal import Store

/// What a home holds, as it is found after a kill.
struct HomeContents {
  /// How many entries there are of an energy.
  private(set) var entries: [Int: Int] = [:]
  /// The energies that wait in drafts.
  private(set) var drafts: Set<Int> = []
  private(set) var faults: [KillFault] = []

  init(home: String) throws(StoreError) {
    let store = try Store.open(.home(home))
    var days: [Day: Totals] = [:]
    var meals: [String: Day] = [:]
    try store.forEachRecord { record in
      switch record {
      case .meal(let meal): meals["\(meal.id)"] = meal.day
      case .entry(let entry):
        entries[entry.wholeEnergy, default: 0] += 1
        if let day = meals["\(entry.meal)"] { days[day, default: Totals()].add(entry.figures, tier: entry.tier) }
      default: return
      }
    }
    for draft in try store.bookkeeping.drafts() { drafts.formUnion(draft.proposal.energies) }
    try compare(days, in: store)
    let total = entries.values.reduce(0, +)
    if try store.journal(limit: total + 1).count != total { faults.append(.journalOutOfStep) }
    faults += HomeContents.damage(home + "/larder.db").map { .damaged($0) }
  }

  /// The day rows are written with the entries or not at all.
  private mutating func compare(_ days: [Day: Totals], in store: Store) throws(StoreError) {
    let profile = try store.defaultProfile().id
    for (day, totals) in days {
      let record = try store.dayRecord(of: profile, on: day)
      if record?.figures != totals.figures || record?.entries != totals.count { faults.append(.dayOutOfStep) }
    }
  }

  /// What SQLite finds wrong with a database file.
  private static func damage(_ path: String) -> [String] {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK else { return ["cannot be opened"] }
    let found = column("PRAGMA integrity_check", of: connection) + column("PRAGMA foreign_key_check", of: connection)
    return found == ["ok"] ? [] : found
  }

  private static func column(_ text: String, of connection: OpaquePointer?) -> [String] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, text, -1, &statement, nil) == SQLITE_OK else { return [text] }
    var values: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      values.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "null")
    }
    return values
  }
}

extension Entry {
  fileprivate var wholeEnergy: Int { Int((figures.energy ?? .zero).units / FixedDecimal.scale) }
}

extension Proposal {
  fileprivate var energies: [Int] {
    changes.compactMap { change in
      guard case .insert(.entry(let entry)) = change else { return nil }
      return entry.wholeEnergy
    }
  }
}
