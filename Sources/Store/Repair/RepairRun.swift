internal import FoundationEssentials
internal import Nutrition

/// One repair, from the damaged copy to a sound database beside it.
struct RepairRun {
  let workshop: RepairWorkshop
  let limits: Store.Limits
  let at: Instant
  let identifier: UUID

  func run(copies: [String]) throws(RepairFault) -> Repair {
    let found = try look()
    var salvage = salvaged()
    if salvage.isEmpty {
      workshop.mendHeader()
      salvage = salvaged()
    }
    let copy = copy(of: copies, salvage)
    guard !salvage.isEmpty || copy != nil else { throw .nothingLeft }
    let journal = RepairedJournal(salvage.commits, copy: copy?.commits ?? [:])
    let isNothing = salvage.isEmpty
    let records = RepairedRecords(isNothing ? copy ?? salvage : salvage, journal)
    do throws(StoreError) {
      let connection = try Connection(.file(workshop.repaired), limits)
      let database = RepairedDatabase(
        journal: journal, records: records, notes: isNothing ? copy?.notes ?? [] : salvage.notes)
      try database.write(to: connection, at: at, identifier: identifier)
      let made = Store(connection: connection, holder: nil)
      guard try made.fault() == nil, try made.discrepancies().isEmpty else { throw .damaged }
    } catch .damaged {
      throw .notSound
    } catch {
      throw .store(error)
    }
    return Repair(
      fault: found.fault, discrepancies: found.discrepancies, count: records.records.count, restored: records.restored,
      corrected: records.corrected, unproven: records.unproven, dropped: records.dropped, fromCopy: journal.fromCopy,
      lost: journal.lost.sorted(), kept: "\(workshop.home.path)/\(Store.damagedPrefix)\(at.milliseconds / 1_000)",
      home: workshop.home)
  }

  /// What is wrong with it.
  private func look() throws(RepairFault) -> (fault: String?, discrepancies: [Discrepancy]) {
    let fault: String?
    var found: [Discrepancy] = []
    do throws(StoreError) {
      let connection = try Connection(.file(workshop.damaged), limits)
      try connection.prepareForUse(limits)
      let store = Store(connection: connection, holder: nil)
      fault = try store.fault()
      if fault == nil { found = try store.discrepancies() }
    } catch .newer(let found, let known) {
      throw .newer(found: found, known: known)
    } catch {
      if isForeign { throw .foreign }
      return ("it cannot be opened", [])
    }
    guard fault != nil || !found.isEmpty else { throw .sound }
    return (fault, found)
  }

  /// Whether SQLite can read it and it is not larder's.
  private var isForeign: Bool {
    guard let connection = try? Connection(.file(workshop.damaged), limits),
      let tables = try? connection.all("SELECT name FROM sqlite_schema WHERE type = 'table'", [], { row in row.text() })
    else { return false }
    return !tables.isEmpty && !tables.contains("journal") && !tables.contains("entry")
  }

  private func salvaged() -> Salvage {
    guard let connection = try? Connection(.file(workshop.damaged), limits) else { return Salvage() }
    // A number that says that it is older than it is would keep it from being read as what it is.
    let version = (try? connection.first("PRAGMA user_version", []) { row in row.int() }) ?? nil
    let columns = try? connection.all("SELECT name FROM pragma_table_info('journal')", []) { row in row.text() }
    if (version ?? 0) < Schema.version, columns?.contains("hash") != true { try? Schema.migrate(connection) }
    return Salvage(connection)
  }

  /// The newest copy that is sound and of this home.
  private func copy(of paths: [String], _ salvage: Salvage) -> Salvage? {
    for path in paths {
      for end in ["", "-wal", "-shm", "-journal"] { RepairWorkshop.remove(workshop.copy + end) }
      guard (try? workshop.copyFile(path, to: workshop.copy)) != nil,
        let connection = try? Connection(.file(workshop.copy), limits),
        (try? connection.prepareForUse(limits)) != nil
      else { continue }
      let store = Store(connection: connection, holder: nil)
      guard (try? store.fault()) == .some(nil), (try? store.discrepancies()) == [] else { continue }
      let copy = Salvage(connection)
      if salvage.commits.isEmpty || RepairedJournal.shared(salvage.commits, copy.commits) != nil { return copy }
    }
    return nil
  }
}
