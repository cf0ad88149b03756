internal import Conversation
internal import Nutrition
internal import Sealing
internal import Services
internal import Store

/// Times a logged turn in a session: the line, the proposal with its card, the yes, the commit to a file on disk, and the
/// answer.
struct TurnBenchmark {
  /// Between rounds the session is ended and a new one begun, and the diaries take turns.
  private static let rounds = 5
  private static let turnsPerRound = 15
  private static let sizes = [100, 1_000, 10_000, Workshop.tenYears]

  private let workshop: Workshop

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() async throws -> [Measurement] {
    try await measure(ModelChoice.other(ReadyModel()), "without the model’s share")
      + measure(.builtIn, "with the built-in model")
  }

  private func measure(_ models: ModelChoice, _ which: String) async throws -> [Measurement] {
    let desks = try TurnBenchmark.sizes.map { try Desk(workshop, entries: $0) }
    let sealed = try Desk(workshop, entries: Workshop.tenYears, isSealed: true)
    for _ in 0..<TurnBenchmark.rounds {
      for desk in desks + [sealed] { try await desk.log(TurnBenchmark.turnsPerRound, models) }
    }
    if (desks + [sealed]).contains(where: \.hasUnsaved) { return [.failed("logged turn, \(which)", "not saved")] }
    let medians = desks.map(\.times.median)
    let rows = zip(TurnBenchmark.sizes, desks).map { size, desk in
      Measurement.time(
        "logged turn, \(size) entries, \(which)", desk.times.median, atMost: .milliseconds(2),
        remark: "the disk alone \(desk.disk.times.median.shown)")
    }
    let (first, last) = (medians.first ?? .zero, medians.last ?? .zero)
    return rows + [
      .ratio("logged turn, most to fewest entries", last, to: first, atMost: 1.5),
      .ratio("logged turn, sealed to open, \(which)", sealed.times.median, to: last, atMost: 1.5),
    ]
  }
}

/// A home on which turns are timed.
private final class Desk {
  private let store: Store
  private let foodBank: FoodBank
  let disk: DiskPace
  private var morning: MadeUpDiary
  private var now = Workshop.now
  private let identifiers = RandomIdentifiers()
  private(set) var times: [Duration] = []
  private(set) var hasUnsaved = false

  init(_ workshop: Workshop, entries: Int, isSealed: Bool = false) throws {
    let seal = isSealed ? try workshop.sealedHome(entries: entries) : nil
    let home = try seal?.home ?? workshop.home(entries: entries)
    store = try Store.open(.home(home), seal: seal?.open)
    disk = try DiskPace(folder: home)
    foodBank = FoodBank(store: store, knowledge: workshop.knowledge)
    // Starts after the newest meal, since another measurement may have used this home.
    let newest = try store.meals(of: try store.defaultProfile().id, limit: 1).first?.meal.day ?? Workshop.today
    now = now.adding(minutes: max(newest.number - Workshop.today.number, 0) * 24 * 60)
    morning = workshop.diary(seed: UInt64(entries) << 32 + UInt64(newest.number))
  }

  /// Logs a lunch on each of the next days, on which breakfast and a snack are already saved.
  func log(_ turns: Int, _ models: ModelChoice) async throws {
    let console = TurnConsole(turns: turns) { [self] in
      now = now.adding(minutes: 24 * 60)
      try morning.addMorning(of: DiaryClock(zone: .utc).day(of: now), to: store)
      disk.write()
    }
    let session = try Session(
      store: store, foodBank: foodBank, models: models, console: console,
      environment: TurnEnvironment(clock: { [self] in (now, .utc) }, identifiers: identifiers))
    _ = await session.run()
    // The first turn of a session fills its caches and is not counted.
    times += console.times.dropFirst()
    hasUnsaved = hasUnsaved || console.saved != turns || console.failure != nil
  }
}
