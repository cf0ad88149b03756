internal import Calls
internal import FoundationEssentials
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// Times a receipt of a hundred lines: from the call to the card when all foods are new, again when they are known, and the
/// commit.
struct TripBenchmark {
  private static let rounds = 9
  private static let lines = 100
  private static let foods = [
    "whole milk", "butter", "rolled oats", "banana", "potato", "onion", "spaghetti", "gouda", "yoghurt", "apple",
  ]

  private struct UnusableCaseError: Error {}

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    var new: [Duration] = []
    var known: [Duration] = []
    var saved: [Duration] = []
    for _ in 0..<TripBenchmark.rounds {
      let store = try Store.open(.memory)
      let context = ToolContext(
        store: store, foodBank: FoodBank(store: store, knowledge: workshop.knowledge),
        profile: try store.defaultProfile(), now: Workshop.now, zone: .utc, identifiers: SeededIdentifiers(seed: 5))
      let (proposal, time) = try propose(in: context)
      new.append(time)
      guard case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y")) else {
        throw UnusableCaseError()
      }
      saved.append(try clock.measure { _ = try store.commit(confirmed, at: Workshop.now) })
      context.foodBank.forgetNames()
      known.append(try propose(in: context).time)
    }
    let lines = TripBenchmark.lines
    return [
      .time("a receipt of \(lines) new lines", new.median, atMost: .milliseconds(100)),
      .time("the same, known", known.median, atMost: .milliseconds(50)),
      .time("its commit", saved.median, atMost: .milliseconds(100)),
    ]
  }

  private func propose(in context: ToolContext) throws -> (proposal: Proposal, time: Duration) {
    var outcome: ToolOutcome?
    let time = try clock.measure { outcome = try RecordTrip().run(TripBenchmark.receipt, in: context) }
    guard case .proposal(let proposal) = outcome else { throw UnusableCaseError() }
    return (proposal, time)
  }

  /// Two lines in three have a name that the food bank knows. All original texts look as tills print them.
  private static let receipt: RecordTripCall = {
    let lines = (0..<TripBenchmark.lines).map { number in
      var line = TripCallLine(
        original: "ARTKL \(number) KURZ.\(number % 7)",
        name: number % 3 == 0 ? nil : foods[number % foods.count])
      line.grams = number % 2 == 0 ? FixedDecimal(500) : nil
      line.price = FixedDecimal(number + 1) / FixedDecimal(20)
      return line
    }
    return RecordTripCall {
      $0.store = "Kornblume"
      $0.total = FixedDecimal(250)
      $0.lines = lines
    }
  }()
}
