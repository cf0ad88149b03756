import Store
import Testing

/// Something that is done again and again, each time failing at another place.
struct FaultTrial {
  private let deed: FaultedDeed
  /// The database as it is before.
  private let start: [UInt8]
  private let before: HomeSight
  private let after: HomeSight

  init(_ deed: FaultedDeed) throws {
    self.deed = deed
    let model = try TemporaryHome()
    try deed.prepare(model)
    start = content(of: model.database)
    before = try HomeSight(model)
    let done = try FaultTrial.home(start)
    try deed.perform(done, Store.Limits())
    after = try HomeSight(done)
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

  /// Tries every so manieth place until nothing fails any more; how many places there were.
  ///
  /// - Parameter perform: does it with the fault of that number; whether it says that it is done, and how much failed.
  func run(
    stride: Int, _ name: String, _ perform: (Int, TemporaryHome) throws -> (isDone: Bool, failed: Int)
  ) throws -> Int {
    var number = 1 - stride
    while true {
      number += stride
      let home = try FaultTrial.home(start)
      let (isDone, failed) = try perform(number, home)
      let found = try HomeSight(home)
      #expect(found == after || found == before && !isDone, "\(name), \(number)")
      // A copy that is not whole is not there.
      #expect(content(of: home.path + "/copy.db").isEmpty == (deed.name != "a backup" || !isDone))
      if failed == 0 { break }
    }
    // Each of them did something.
    #expect(number > 10)
    return number - 1
  }

  /// Whether something was done, and not refused by one of the errors that it may answer with.
  static func isDone(_ body: () throws -> Void) throws -> Bool {
    do {
      try body()
      return true
    } catch is StoreError {
    } catch RepairFault.store {
    } catch ForgettingFault.store {}
    return false
  }
}
