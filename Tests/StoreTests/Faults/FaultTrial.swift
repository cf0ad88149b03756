import FoundationEssentials
import Glibc
import Store
import Testing

/// Something that is done again and again, each time failing at another place.
struct FaultTrial {
  private let deed: FaultedDeed
  /// The database as it is before.
  private let start: [UInt8]
  private let before: HomeSnapshot
  private let after: HomeSnapshot

  init(_ deed: FaultedDeed) throws {
    self.deed = deed
    let model = try TemporaryHome()
    try deed.prepare(model)
    start = content(of: model.database)
    before = try HomeSnapshot(model)
    let done = try FaultTrial.home(start)
    try deed.perform(done, StoreLimits())
    after = try HomeSnapshot(done)
    let mends = ["forgetting", "everything", "repair"].contains { deed.name.hasSuffix($0) }
    #expect(before.discrepancies == after.discrepancies || mends)
    #expect(after.state != nil)
  }

  /// What was there is written back: opening it to look may have migrated it.
  private static func home(_ bytes: [UInt8]) throws -> TemporaryHome {
    let home = try TemporaryHome()
    write(bytes, to: home.database)
    return home
  }

  /// The numbers of SQLite's requests for memory, without those of opening the home, which "an opening" tries.
  func requests() throws -> Range<Int> {
    let home = try FaultTrial.home(start)
    var opening = 0
    if deed.isOfOpenStore {
      let seal = try FaultedDeed.seal(of: home)
      opening = try FaultyMemory.requests { _ = try Store.open(.home(home.path), seal: seal) }
    }
    return opening + 1..<(try FaultyMemory.requests { try deed.perform(home, StoreLimits()) }) + 1
  }

  /// Tries every so manieth place until nothing fails any more; how many were tried.
  ///
  /// - Parameters:
  ///   - first: the number of the first place, from 1.
  ///   - perform: does it with the fault of that number; whether it says that it is done, and how much failed.
  func run(
    from first: Int = 1, stride: Int, _ name: String,
    _ perform: (Int, TemporaryHome) throws -> (isDone: Bool, failed: Int)
  ) throws -> Int {
    var number = first
    var tried = 0
    while true {
      let home = try FaultTrial.home(start)
      let (isDone, failed) = try perform(number, home)
      var found: HomeSnapshot?
      do {
        found = try isUntouched(home) ? before : HomeSnapshot(home)
      } catch {
        Issue.record("\(name), \(number): it does not open, \(error)")
      }
      #expect(found == after || found == before && !isDone, "\(name), \(number)")
      // A copy that is not whole is not there.
      #expect(content(of: home.path + "/copy.db").isEmpty == (deed.name != "a backup" || !isDone))
      if failed == 0 { break }
      tried += 1
      number += stride
    }
    // Each of them did something.
    #expect(number - first > 10)
    return tried
  }

  /// Whether nothing is there but the database with the bytes that it had: most faults leave that, and it need not be looked at.
  private func isUntouched(_ home: TemporaryHome) throws -> Bool {
    guard try FileManager.default.contentsOfDirectory(atPath: home.path) == ["larder.db"] else { return false }
    let found = content(of: home.database)
    return found.count == start.count && memcmp(found, start, start.count) == 0
  }

  /// Whether something was done, and not refused by one of the errors that it may answer with.
  static func isDone(_ body: () throws -> Void) throws -> Bool {
    do {
      try body()
      return true
    } catch is StoreError {
    } catch RepairError.store {
    } catch ForgettingError.store {}
    return false
  }
}
