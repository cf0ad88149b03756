internal import Conversation
internal import Nutrition
internal import Proposals
internal import Services
internal import Store
internal import TestSupport

/// Types a hundred thousand nonsense lines in sessions of a thousand. Measures the slowest, and checks that every saved figure
/// is possible.
struct FuzzBenchmark {
  private static let lines = 100_000
  private static let linesPerSession = 1_000
  private static let mostPerLine = Duration.milliseconds(50)

  private let workshop: Workshop

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() async throws -> [Measurement] {
    var slowest = (time: Duration.zero, line: "")
    var (entries, impossible) = (0, 0)
    for seed in 0..<FuzzBenchmark.lines / FuzzBenchmark.linesPerSession {
      let store = try Store.open(.memory)
      let console = FuzzConsole(seed: UInt64(seed), lines: FuzzBenchmark.linesPerSession)
      var now = Workshop.now
      let session = try Session(
        store: store, foodBank: FoodBank(store: store, knowledge: workshop.knowledge), models: .builtIn,
        console: console,
        environment: TurnEnvironment(
          clock: {
            now = now.adding(minutes: 60)
            return (now, .utc)
          }, identifiers: SeededIdentifiers(seed: UInt64(seed))))
      _ = await session.run()
      if console.slowest.time > slowest.time { slowest = console.slowest }
      try store.forEachRecord { record in
        guard case .entry(let entry) = record else { return }
        entries += 1
        impossible += entry.isPossible ? 0 : 1
      }
    }
    let name = "\(FuzzBenchmark.lines) lines that nobody means"
    return [
      .time(
        "\(name): the slowest", slowest.time, atMost: FuzzBenchmark.mostPerLine,
        remark: slowest.time > FuzzBenchmark.mostPerLine ? PrintableText.clean(slowest.line, limit: 60) : nil),
      Measurement(
        name: "\(name): impossible entries", measured: "\(impossible) of \(entries) saved", budget: "0",
        isWithin: impossible == 0 && entries > 0),
    ]
  }
}

/// Types fuzzed lines, and mostly says yes to proposals.
private final class FuzzConsole: Console {
  private var lines: FuzzedLines
  private var generator: SeededGenerator
  private var output = TextOutput(result: { _ in }, aside: { _ in })
  private let clock = ContinuousClock()
  private var left: Int
  private var start: ContinuousClock.Instant?
  private var said = ""
  private(set) var slowest = (time: Duration.zero, line: "")

  init(seed: UInt64, lines: Int) {
    self.lines = FuzzedLines(seed: seed)
    generator = SeededGenerator(seed: ~seed)
    left = lines
  }

  func nextInput(_ prompt: Prompt) -> ConsoleInput {
    if let start, clock.now - start > slowest.time { slowest = (clock.now - start, said) }
    guard left > 0 else { return .end }
    left -= 1
    let line: String
    switch (prompt, Int.random(in: 0..<4, using: &generator)) {
    case (.answer, 0...1): line = "y"
    case (.answer, 2): line = "n"
    default: line = lines.next()
    }
    said = line
    start = clock.now
    return .line(TypedLine(typed: line))
  }

  func show(_ event: SessionEvent) {
    output.show(event)
  }
}

extension Entry {
  /// Whether no figure is negative, and none has more energy than pure fat.
  fileprivate var isPossible: Bool {
    let isPositive = Nutrient.allCases.allSatisfy { (figures[$0] ?? .zero) >= .zero }
    guard let grams, let energy = figures.energy else { return isPositive }
    return isPositive && grams > .zero && grams <= Measures.most
      && energy * FixedDecimal(100) <= grams.figure * FixedDecimal(910) + FixedDecimal(1)
  }
}
