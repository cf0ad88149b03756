import Glibc
import Nutrition
import Proposals
import Store
import Testing

/// Every operation on the disk and every request for memory fails in turn, in everything that writes: afterwards the home
/// opens and shows what it was before, or what it is after, never something between.
struct FaultTests {
  /// All of them are a matter of many minutes: "all" (`make fault-test`), or deeds by their names with commas between.
  private static let wanted = getenv("LARDER_FAULTS").map { String(cString: $0) }
  private static let deeds = FaultedDeed.all.filter { deed in
    guard let wanted, wanted != "all" else { return true }
    return wanted.split(separator: ",").contains { $0 == deed.name }
  }

  @Test(arguments: deeds, FaultyDisk.Fault.allCases)
  func `leave a home as it was or as it is to be`(deed: FaultedDeed, fault: FaultyDisk.Fault) throws {
    let trial = try FaultTrial(deed)
    for lasts in [false, true] {
      let name = "\(fault)\(lasts ? " and all after it" : "")"
      let count = try trial.run(stride: FaultTests.wanted == nil ? 1_201 : 1, name) { number, home in
        let disk = try FaultyDisk(
          name: "\(deed.name) \(name) \(number)", failing: fault, at: number, lasts: lasts)
        let isDone = try FaultTrial.isDone { try deed.perform(home, StoreLimits(timeout: 0, disk: disk.name)) }
        return (isDone, disk.failed)
      }
      FaultTests.tell(deed, name, count)
    }
  }

  @Test(arguments: deeds, [false, true])
  func `leave a home so where there is no memory`(deed: FaultedDeed, lasts: Bool) throws {
    let name = lasts ? "no more memory" : "no memory once"
    let trial = try FaultTrial(deed)
    let requests = try trial.requests()
    let stride = FaultTests.stride(of: requests.count)
    let count = try trial.run(from: requests.lowerBound, stride: stride, name) { number, home in
      let memory = FaultyMemory(failingAt: number, lasts: lasts)
      let isDone = try FaultTrial.isDone { try deed.perform(home, StoreLimits(timeout: 0)) }
      return (isDone, memory.heal())
    }
    FaultTests.tell(deed, name, count)
  }

  /// So many requests for memory are refused of a deed at most, where that is said.
  private static let places = getenv("LARDER_FAULT_PLACES").flatMap { Int(String(cString: $0)) }

  /// One of so many requests for memory is refused: two of them; with all deeds, all of what asks 5,000 times, and a
  /// thousand where it is more often; of deeds that are named, all.
  private static func stride(of count: Int) -> Int {
    if let places, places > 0 { return max((count + places - 1) / places, 1) }
    return switch wanted {
    case nil: count / 2 + 1
    case "all": count > 5_000 ? count / 1_000 : 1
    default: 1
    }
  }

  private static func tell(_ deed: FaultedDeed, _ fault: String, _ count: Int) {
    if wanted != nil { print("\(count) faults: \(deed.name), \(fault)") }
  }

  @Test func `what is read is whole or refused where there is no memory`() throws {
    let store = try Store.open(.memory)
    try store.commit(1, wholeHousehold.map { .insert($0) })
    let whole = try store.everything()
    var number = 0
    var failed = 1
    while failed > 0 {
      number += 1
      let memory = FaultyMemory(failingAt: number, lasts: false)
      var found: [Record]?
      do { found = try store.everything() } catch StoreError.noMemory {}
      failed = memory.heal()
      #expect(found == nil || found == whole, "\(number)")
    }
    #expect(number > 20)
  }

  @Test(arguments: [false, true])
  func `a session goes on once there is memory again`(lasts: Bool) throws {
    let home = try TemporaryHome()
    try Store.open(.home(home.path)).commit(1, wholeHousehold.map { .insert($0) })
    var number = 0
    var failed = 1
    while failed > 0 {
      number += 97
      let change = Change.insert(.meal(meal(1_000 + number)))
      let store = try Store.open(.home(home.path))
      let before = try store.stateHash()
      let memory = FaultyMemory(failingAt: number, lasts: lasts)
      let isDone = try FaultTrial.isDone { try store.commit(number, [change]) }
      failed = memory.heal()
      let isSaved = try store.meal(id(1_000 + number)) != nil
      #expect(isSaved || !isDone, "\(number)")
      #expect(try isSaved || store.stateHash() == before, "\(number)")
      if !isSaved { try store.commit(number, [change]) }
      #expect(try store.discrepancies() == [], "\(number)")
    }
    #expect(number > 100)
  }
}
