internal import FoundationEssentials
internal import Glibc
internal import Store
internal import Sync

/// How long it takes a device with a diary of ten years to send it, another device to join, and both to synchronise
/// after a day.
struct TenYears {
  private static let entries = 50_000
  private static let days = 20

  private let address: String

  init(_ address: String) { self.address = address }

  func measure() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/larder-sync-bench-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let carrier = PostgresCarrier(address)
    let kitchen = try MadeUpHome(1, at: address)
    for _ in 0..<(TenYears.entries / 400) { try kitchen.log(meals: 100) }
    let study = try MadeUpHome(2, at: address, in: .home(folder))
    let clock = ContinuousClock()
    var code: InvitationCode?
    let given = try clock.measure {
      code = try kitchen.start(carrier)
      try kitchen.meet(carrier)
    }
    guard let code else { throw NotMeasuredError(description: "no code") }
    var outcome = ExchangeOutcome()
    let joined = try clock.measure {
      try study.join(PostgresCarrier(address), code)
      outcome = try study.meet(PostgresCarrier(address))
    }
    guard try kitchen.store.sharedHash() == study.store.sharedHash() else {
      throw NotMeasuredError(description: "the homes differ: \(outcome)")
    }
    Figures.tell("\(TenYears.entries) entries given to the server", Figures.milliseconds(given))
    Figures.tell("\(TenYears.entries) entries joined", Figures.milliseconds(joined), budget: "≤ 15 s")
    try measureDays(kitchen, study, clock)
  }

  private func measureDays(_ kitchen: MadeUpHome, _ study: MadeUpHome, _ clock: ContinuousClock) throws {
    var times: [Duration] = []
    for _ in 0..<TenYears.days {
      for _ in 0..<4 { try kitchen.log(meals: 1) }
      times.append(
        try clock.measure {
          try kitchen.meet(PostgresCarrier(address))
          try study.meet(PostgresCarrier(address))
        })
    }
    Figures.tell(
      "a day's changes, there and here, median", Figures.milliseconds(times.percentile(50)), budget: "≤ 100 ms")
    Figures.tell("a day's changes, there and here, slowest", Figures.milliseconds(times.percentile(100)))
  }
}
