internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// Compares the time of a day view with that of the bare statements that read its rows.
struct DayViewBenchmark {
  private static let rounds = 40
  /// How many days every diary has at least.
  private static let days = 6

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    try [100, Workshop.tenYears].map { try measure(entries: $0) }
  }

  private func measure(entries: Int) throws -> Measurement {
    let home = try workshop.home(entries: entries)
    let store = try Store.open(.home(home))
    let profile = try store.defaultProfile()
    let context = ToolContext(
      store: store, foodBank: FoodBank(store: store, knowledge: workshop.knowledge), profile: profile,
      now: Workshop.now,
      zone: .utc, identifiers: RandomIdentifiers())
    let bareDay = try BareDay(database: home + "/larder.db", profile: profile.id)
    var rows = 0
    var viewed: [Duration] = []
    var bare: [Duration] = []
    for _ in 0..<DayViewBenchmark.rounds {
      for back in 1...DayViewBenchmark.days {
        let day = Workshop.today.adding(-back)
        viewed.append(try clock.measure { rows += try context.dayView(day).card.rows.count })
        bare.append(try clock.measure { rows += try bareDay.read(day) })
      }
    }
    guard rows > 0 else { return .failed("day view, \(entries) entries", "no rows") }
    return .ratio("day view, \(entries) entries, to its bare SQL", viewed.median, to: bare.median, atMost: 2)
  }
}
