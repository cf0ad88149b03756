internal import Conversation
internal import FoundationEssentials
internal import Glibc
internal import JSON
internal import Nutrition
internal import Sealing
internal import Services
internal import Store

/// How the data is: whether it is sound, copied, and kept current.
extension Program {
  /// Less than this is soon full.
  private static let littleSpace = 100_000_000
  /// Days after which the newest figure of a tracker is an old one.
  private static let oldHealth = 14

  func checkData(_ checkup: inout Checkup) {
    do throws(Complaint) {
      let folder = try home().data
      let store = try openStore(for: .reading)
      checkup.note("data", store.isReadOnly ? "\(folder), read-only: what is there is shown, nothing is saved" : folder)
      checkup.note("seal", sealState(store.seal?.seal))
      try checkDatabase(&checkup, store)
      checkup.check("records") { () throws(Complaint) in try count(store) }
      checkup.note("disk", spaceState(folder))
      checkup.check("backup") { () throws(Complaint) in try backupState(store) }
      checkup.check("health") { () throws(Complaint) in try healthState(store) }
      checkup.check("reminders") { () throws(Complaint) in try reminderState(store) }
    } catch {
      if let folder = try? home().data { checkup.note("data", folder) }
      checkup.fail("data", error)
    }
  }

  /// Whether SQLite finds a fault in it, or its records are not what the journal proves. Programs are told the state hash and
  /// every difference.
  private func checkDatabase(_ checkup: inout Checkup, _ store: Store) throws(Complaint) {
    do throws(Complaint) {
      let fault = try reading { () throws(StoreError) in try store.fault() }
      if let fault { throw Complaint(DamageWording.sentence(fault), exit: .data) }
    } catch {
      return checkup.fail("database", error)
    }
    let found = try reading { () throws(StoreError) in try store.discrepancies() }
    var facts: [String: JSONValue] = [:]
    if checkup.isForPrograms {
      facts["differences"] = .array(found.map(\.json))
      // Records that cannot be read have no state.
      facts["state"] = (try? store.stateHash()).map { .string($0) } ?? .null
    }
    guard found.isEmpty else {
      let complaint = Complaint(RecordsWording(store: store).sentence(found), exit: .data)
      return checkup.fail("database", complaint, facts: facts)
    }
    let bytes = try reading { () throws(StoreError) in try store.bytes() }
    checkup.note(
      "database", "sound, format \(Store.schemaVersion), \(BackupWording.size(bytes))", facts: facts)
  }

  private func sealState(_ seal: Seal?) -> String {
    guard let seal else { return "none: larder lock seals the data with a passphrase" }
    return seal.isInSecretStore ? "with a passphrase; the secret store has the key, too" : "with a passphrase"
  }

  private func count(_ store: Store) throws(Complaint) -> String {
    let counts = try reading { () throws(StoreError) in try store.counts() }
    func said(_ kind: Record.Kind, _ one: String, _ many: String) -> String {
      let count = counts[kind] ?? 0
      return "\(count) \(count == 1 ? one : many)"
    }
    return [said(.entry, "entry", "entries"), said(.food, "food", "foods"), said(.profile, "profile", "profiles")]
      .joined(separator: ", ")
  }

  private func spaceState(_ folder: String) -> String {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0 else { return "unknown" }
    let (bytes, isBeyond) = UInt64(facts.f_bavail).multipliedReportingOverflow(by: UInt64(facts.f_frsize))
    // A file system without an end may say so by a number that has none.
    let free = isBeyond ? Int.max : Int(clamping: bytes)
    let said = "\(BackupWording.size(free)) free"
    return free < Program.littleSpace ? "\(said): make room, larder cannot save on a full disk" : said
  }

  /// The last copy: how old it is and where it lies.
  private func backupState(_ store: Store) throws(Complaint) -> String {
    guard let copy = try reading({ () throws(StoreError) in try BackupHint.lastCopy(in: store) }) else {
      return "never: larder backup makes a checked copy"
    }
    let now = now()
    let days = copy.days(until: now)
    let age = days == 0 ? "today" : days == 1 ? "1 day old" : "\(days) days old"
    let place = copy.path.map { path in
      FileManager.default.fileExists(atPath: path) ? ", \(path)" : ", no longer at \(path)"
    }
    return age + (place ?? "") + (copy.isOld(at: now) ? ": larder backup makes a new one" : "")
  }

  /// How far a tracker's figures reach, and what is looked at for new ones.
  private func healthState(_ store: Store) throws(Complaint) -> [String] {
    let context = try context(store, try surroundings())
    let known = try reading { () throws(StoreError) in
      try store.activities(of: context.profile.id, from: context.today.adding(-400), through: context.today)
    }
    let watched = try reading { () throws(StoreError) in try WatchMemory.watched(by: context.profile.id, in: store) }
    let lines = watched.map { path in
      let isThere = FileManager.default.fileExists(atPath: path)
      return isThere ? "larder health watch \(path) keeps it current" : "\(path) was watched and is not there any more"
    }
    guard let last = known.last(where: { HealthRecord.isTracked(.activity($0)) }) else {
      return ["no tracker’s figures: larder import export.zip, or larder health watch DIR"] + lines
    }
    let isOld = last.day.adding(Program.oldHealth) < context.today
    let state = "earned calories up to \(last.day), \(last.name)"
    return [state + (isOld ? ": larder import of a newer export brings the rest" : "")] + lines
  }
}
