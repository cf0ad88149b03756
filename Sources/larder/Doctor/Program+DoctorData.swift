internal import Conversation
internal import EmbeddedMessages
internal import FoundationEssentials
internal import Glibc
internal import JSON
internal import Messages
internal import Nutrition
internal import Sealing
internal import Services
internal import Store

/// Checks the data: whether it is sound, copied and up to date.
extension Program {
  /// In bytes. Less free space than this is reported as little.
  private static let littleSpace = 100_000_000
  /// In days. A tracker whose newest figure is older than this is reported as out of date.
  private static let oldHealth = 14

  func checkData(_ checkup: inout Checkup) {
    do throws(SessionError) {
      let folder = try home().data
      let store = try openStore(for: .reading)
      checkup.note(.doctorData, store.isReadOnly ? .doctorReadOnly(path: folder) : .verbatim(folder))
      checkup.note(.doctorSeal, sealState(store.seal?.seal))
      try checkDatabase(&checkup, store)
      checkup.check(.doctorRecords) { () throws(SessionError) in try count(store) }
      checkup.note(.doctorDisk, spaceState(folder))
      checkup.check(.doctorBackup) { () throws(SessionError) in try backupState(store) }
      checkup.check(.doctorHealth) { () throws(SessionError) in try healthState(store) }
      checkup.check(.doctorReminders) { () throws(SessionError) in try reminderState(store) }
    } catch {
      if let folder = try? home().data { checkup.note(.doctorData, .verbatim(folder)) }
      checkup.fail(.doctorData, error)
    }
  }

  /// Checks the database with SQLite, and the records against the journal. Programs also get the state hash and every
  /// difference.
  private func checkDatabase(_ checkup: inout Checkup, _ store: Store) throws(SessionError) {
    do throws(SessionError) {
      let fault = try reading { () throws(StoreError) in try store.fault() }
      if let fault { throw SessionError(DamageWording.sentence(fault), exit: .data) }
    } catch {
      return checkup.fail(.doctorDatabase, error)
    }
    let found = try reading { () throws(StoreError) in try store.discrepancies() }
    var facts: [String: JSONValue] = [:]
    if checkup.isForPrograms {
      facts["differences"] = .array(found.map(\.json))
      // The state hash needs every record to be readable.
      facts["state"] = (try? store.stateHash()).map { .string($0) } ?? .null
    }
    guard found.isEmpty else {
      let failure = SessionError(RecordsWording(store: store).sentence(found), exit: .data)
      return checkup.fail(.doctorDatabase, failure, facts: facts)
    }
    let bytes = try reading { () throws(StoreError) in try store.bytes() }
    checkup.note(
      .doctorDatabase, .doctorSound(format: Int(Store.schemaVersion), size: BackupWording.size(bytes)), facts: facts)
  }

  private func sealState(_ seal: Seal?) -> Text {
    guard let seal else { return .doctorNotSealed }
    return seal.isInSecretStore ? .doctorSealedInStore : .doctorSealed
  }

  private func count(_ store: Store) throws(SessionError) -> Text {
    let counts = try reading { () throws(StoreError) in try store.counts() }
    return .list(
      [
        .doctorEntries(count: counts[.entry] ?? 0), .doctorFoodCount(count: counts[.food] ?? 0),
        .doctorProfiles(count: counts[.profile] ?? 0),
      ], .series)
  }

  private func spaceState(_ folder: String) -> Text {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0 else { return .doctorNotKnown }
    let (bytes, isBeyond) = UInt64(facts.f_bavail).multipliedReportingOverflow(by: UInt64(facts.f_frsize))
    // A file system without a limit may report a number that overflows.
    let free = isBeyond ? Int.max : Int(clamping: bytes)
    let size = BackupWording.size(free)
    return free < Program.littleSpace ? .doctorLittleSpace(size: size) : .doctorFree(size: size)
  }

  /// How old the last copy is, and where it is.
  private func backupState(_ store: Store) throws(SessionError) -> Text {
    guard let copy = try reading({ () throws(StoreError) in try BackupHint.lastCopy(in: store) }) else {
      return .doctorNeverCopied
    }
    let now = now()
    let place = copy.path.map { path in
      FileManager.default.fileExists(atPath: path) ? Text.doctorCopyAt(path: path) : .doctorCopyGone(path: path)
    }
    let copied = Text.doctorCopied(days: Int(copy.days(until: now)), place: place ?? .empty)
    return copy.isOld(at: now) ? .doctorCopyOld(copied: copied) : copied
  }

  /// How far a tracker's figures reach, and which files are watched for new ones.
  private func healthState(_ store: Store) throws(SessionError) -> [Text] {
    let context = try context(store, try turnEnvironment())
    let known = try reading { () throws(StoreError) in
      try store.activities(of: context.profile.id, from: context.today.adding(-400), through: context.today)
    }
    let watched = try reading { () throws(StoreError) in try WatchMemory.watched(by: context.profile.id, in: store) }
    let lines = watched.map { path -> Text in
      let isThere = FileManager.default.fileExists(atPath: path)
      return isThere ? .doctorWatching(path: path) : .doctorWatchedGone(path: path)
    }
    guard let last = known.last(where: { HealthRecord.isTracked(.activity($0)) }) else {
      return [.doctorNoTracker] + lines
    }
    let isOld = last.day.adding(Program.oldHealth) < context.today
    let day = "\(last.day)"
    let state = isOld ? Text.doctorTrackedOld(day: day, name: last.name) : .doctorTracked(day: day, name: last.name)
    return [state] + lines
  }
}
