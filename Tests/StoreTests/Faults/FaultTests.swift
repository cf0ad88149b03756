import FoundationEssentials
import Glibc
import Store
import Testing

/// Every operation on the disk fails in turn, in everything that writes: afterwards the home opens and shows what it was
/// before, or what it is after, never something between.
struct FaultTests {
  /// Everything in the tables, and that it is sound.
  private struct Contents: Equatable {
    let state: String
    let commits: [String]
    let notes: [String]
    let discrepancies: [Discrepancy]

    init(_ home: TemporaryHome) throws {
      let store = try Store.open(.home(home.path))
      state = try store.stateHash()
      discrepancies = try store.discrepancies()
      let raw = try RawDatabase(home.database)
      commits = try raw.column(
        0, of: "SELECT sequence || undone || hex(hash) || changes FROM journal ORDER BY sequence")
      notes =
        try raw.column(0, of: "SELECT hex(proposal) || state FROM draft ORDER BY 1")
        + raw.column(0, of: "SELECT key || value FROM setting ORDER BY 1")
        + raw.column(0, of: "PRAGMA integrity_check")
    }
  }

  /// All of them are a matter of minutes (`make fault-test`); otherwise one of so many is tried.
  private static let stride = getenv("LARDER_FAULTS") == nil ? 61 : 1

  @Test(arguments: FaultedDeed.all, FaultyDisk.Fault.allCases)
  func `leave a home as it was or as it is to be`(deed: FaultedDeed, fault: FaultyDisk.Fault) throws {
    let model = try TemporaryHome()
    try deed.prepare(model)
    let start = content(of: model.database)
    let before = try Contents(model)
    // What was there is written back: opening it to look may have migrated it.
    func home() throws -> TemporaryHome {
      let home = try TemporaryHome()
      write(start, to: home.database)
      return home
    }
    let done = try home()
    do {
      let store = try Store.open(.home(done.path))
      try deed.perform(store, done)
    }
    let after = try Contents(done)
    #expect(before.discrepancies == after.discrepancies || deed.name.hasPrefix("a forgetting"))
    for lasts in [false, true] {
      var number = 1 - FaultTests.stride
      while true {
        number += FaultTests.stride
        let home = try home()
        let disk = try FaultyDisk(
          name: "\(deed.name) \(fault) \(lasts) \(number)", failing: fault, at: number, lasts: lasts)
        var isDone = false
        do {
          let store = try Store.open(.home(home.path), limits: Store.Limits(patience: 0, disk: disk.name))
          try deed.perform(store, home)
          isDone = true
        } catch is StoreError {
        } catch ForgettingFault.store {}
        let found = try Contents(home)
        #expect(
          found == after || found == before && !isDone, "operation \(number), \(lasts ? "and all after it" : "alone")")
        // A copy that is not whole is not there.
        #expect(content(of: home.path + "/copy.db").isEmpty == (deed.name != "a backup" || !isDone))
        if disk.failed == 0 { break }
      }
      if FaultTests.stride == 1 { print("\(deed.name), \(fault)\(lasts ? ", lasting" : ""): \(number - 1) faults") }
      // Each of them did something on the disk.
      #expect(number > 10)
    }
  }
}
