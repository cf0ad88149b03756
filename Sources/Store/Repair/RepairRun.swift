internal import FoundationEssentials
internal import Nutrition
internal import Sealing

/// One repair, from the copy of the damaged database to a sound database beside it.
struct RepairRun {
  let workshop: RepairWorkshop
  let limits: StoreLimits
  let at: Instant
  let identifier: UUID
  let unseal: (Seal) -> OpenSeal?

  func run(copies: (Store?) -> [String]) throws(RepairError) -> Repair {
    let damagedSeal = try orFault { () throws(StoreError) in try Store.seal(of: workshop.damaged) }
    let seal = damagedSeal.flatMap(unseal)
    guard seal != nil || damagedSeal == nil else { throw .store(.sealed) }
    let isEmpty = workshop.isEmpty
    let found = isEmpty ? ("there is nothing in it", []) : try look()
    var salvage = isEmpty ? Salvage() : try orFault { () throws(StoreError) in try salvaged() }
    if salvage.isEmpty, seal == nil, !isEmpty {
      workshop.mendHeader()
      salvage = try orFault { () throws(StoreError) in try salvaged() }
    }
    let readable = try orFault { () throws(StoreError) in
      try unlessDamaged { () throws(StoreError) in try connect(workshop.damaged) }
    }
    let paths = copies(readable.map { Store(connection: $0, holder: nil) })
    let copy = try orFault { () throws(StoreError) in try self.copy(of: paths, salvage) }
    guard !salvage.isEmpty || copy != nil else { throw .nothingLeft }
    let journal = RepairedJournal(salvage.commits, copy: copy?.commits ?? [:])
    let isNothing = salvage.isEmpty
    let records = RepairedRecords(isNothing ? copy ?? salvage : salvage, journal)
    let database = RepairedDatabase(
      journal: journal, records: records, notes: isNothing ? copy?.notes ?? [] : salvage.notes)
    try orFault { () throws(StoreError) in try write(database, seal ?? copy?.seal) }
    return Repair(
      fault: found.fault, discrepancies: found.discrepancies, count: records.records.count, restored: records.restored,
      corrected: records.corrected, unproven: records.unproven, dropped: records.dropped, fromCopy: journal.fromCopy,
      lost: journal.lost.sorted(), kept: "\(workshop.home.path)/\(Store.damagedPrefix)\(at.milliseconds / 1_000)",
      home: workshop.home)
  }

  private func write(_ database: RepairedDatabase, _ seal: OpenSeal?) throws(StoreError) {
    let connection = try Connection(.file(workshop.repaired), limits, seal: seal)
    try database.write(to: connection, at: at, identifier: identifier)
    let made = Store(connection: connection, holder: nil)
    guard try made.fault() == nil, try made.discrepancies().isEmpty else { throw .damaged }
  }

  private func orFault<Value>(_ body: () throws(StoreError) -> Value) throws(RepairError) -> Value {
    do throws(StoreError) {
      return try body()
    } catch .damaged {
      throw .notSound
    } catch {
      throw .store(error)
    }
  }

  /// A connection to one of the copies here, sealed or not.
  private func connect(_ path: String) throws(StoreError) -> Connection {
    let found = try Store.seal(of: path)
    let seal = found.flatMap(unseal)
    guard found == nil || seal != nil else { throw .sealed }
    return try Connection(.file(path), limits, seal: seal)
  }

  /// Finds out what is wrong with the database.
  private func look() throws(RepairError) -> (fault: String?, discrepancies: [Discrepancy]) {
    let fault: String?
    var found: [Discrepancy] = []
    do throws(StoreError) {
      let connection = try connect(workshop.damaged)
      try connection.prepareForUse(limits)
      let store = Store(connection: connection, holder: nil)
      fault = try store.fault()
      if fault == nil { found = try store.discrepancies() }
    } catch .newer(let found, let known) {
      throw .newer(found: found, known: known)
    } catch {
      if error.isNoDamage { throw .store(error) }
      if try isForeign() { throw .foreign }
      return ("it cannot be opened", [])
    }
    guard fault != nil || !found.isEmpty else { throw .sound }
    return (fault, found)
  }

  /// Whether SQLite can read the database and it is not larder's.
  private func isForeign() throws(RepairError) -> Bool {
    let found = try orFault { () throws(StoreError) in
      try unlessDamaged { () throws(StoreError) in
        try connect(workshop.damaged).texts("SELECT name FROM sqlite_schema WHERE type = 'table'")
      }
    }
    guard let tables = found else { return false }
    return !tables.isEmpty && !tables.contains("journal") && !tables.contains("entry")
  }

  private func salvaged() throws(StoreError) -> Salvage {
    let found = try unlessDamaged { () throws(StoreError) in
      let connection = try connect(workshop.damaged)
      // Where the schema version stored is older than the tables are, they could not be read.
      let version = try unlessDamaged { () throws(StoreError) in
        try connection.first("PRAGMA user_version", []) { row in row.int() } ?? 0
      }
      let columns = try unlessDamaged { () throws(StoreError) in
        try connection.texts("SELECT name FROM pragma_table_info('journal')")
      }
      if (version ?? 0) < Schema.version, columns?.contains("hash") != true {
        _ = try unlessDamaged { () throws(StoreError) in try Schema.migrate(connection) }
      }
      return try Salvage(connection)
    }
    return found ?? Salvage()
  }

  /// The newest copy that is sound and belongs to this home.
  private func copy(of paths: [String], _ salvage: Salvage) throws(StoreError) -> Salvage? {
    for path in paths {
      workshop.remove(database: workshop.copy)
      guard (try? workshop.copyFile(path, to: workshop.copy)) != nil,
        try Store.seal(of: workshop.copy).map({ unseal($0) != nil }) ?? true,
        let copy = try unlessDamaged({ () throws(StoreError) in try sound(copy: workshop.copy) })
      else { continue }
      if salvage.commits.isEmpty || RepairedJournal.shared(salvage.commits, copy.commits) != nil { return copy }
    }
    return nil
  }

  /// Reads the contents of a copy.
  ///
  /// - Throws: `.damaged` where it is not sound, or an error that is no damage.
  private func sound(copy path: String) throws(StoreError) -> Salvage {
    let connection = try connect(path)
    try connection.prepareForUse(limits)
    let store = Store(connection: connection, holder: nil)
    guard try store.fault() == nil, try store.discrepancies().isEmpty else { throw .damaged }
    return try Salvage(connection)
  }
}
