import Glibc
import Store
import Testing

/// Every operation on the disk fails in turn, in everything that writes: afterwards the home opens and shows what it was
/// before, or what it is after, never something between.
struct FaultTests {
  /// All of them are a matter of minutes (`make fault-test`); otherwise one of so many is tried.
  private static let stride = getenv("LARDER_FAULTS") == nil ? 61 : 1

  @Test(arguments: FaultedDeed.all, FaultyDisk.Fault.allCases)
  func `leave a home as it was or as it is to be`(deed: FaultedDeed, fault: FaultyDisk.Fault) throws {
    let trial = try FaultTrial(deed)
    for lasts in [false, true] {
      let count = try trial.run(stride: FaultTests.stride, "\(fault)\(lasts ? " and all after it" : "")") {
        number, home in
        let name = "\(deed.name) \(fault) \(lasts) \(number)"
        let disk = try FaultyDisk(name: name, failing: fault, at: number, lasts: lasts)
        let isDone = try FaultTrial.isDone { try deed.perform(home, Store.Limits(patience: 0, disk: disk.name)) }
        return (isDone, disk.failed)
      }
      if FaultTests.stride == 1 { print("\(deed.name), \(fault)\(lasts ? ", lasting" : ""): \(count) faults") }
    }
  }
}
