internal import Conversation
internal import FoundationEssentials
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// Times the correction of a food that was logged some eight hundred times in a ten-year diary: the card, for which the entries
/// are found, and the commit, which recomputes them and their days.
struct CorrectionBenchmark {
  private static let rounds = 5

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    // Uses a home of its own, since correcting a food would change later measurements.
    let store = try Store.open(.home(try workshop.home(entries: Workshop.tenYears + 1)))
    let profile = try store.defaultProfile()
    let context = ToolContext(
      store: store, foodBank: FoodBank(store: store, knowledge: workshop.knowledge), profile: profile,
      now: Workshop.now, zone: .utc, identifiers: RandomIdentifiers())
    guard let food = try store.foodsByUse(of: profile.id, limit: 1).first?.food else {
      return [.failed("correct a food", "no food")]
    }
    let entries = try store.count(of: food.id)
    var cards: [Duration] = []
    var commits: [Duration] = []
    for round in 1...CorrectionBenchmark.rounds {
      let arguments: JSONValue = ["food": .string(food.title), "kcal": .number(Decimal(100 + round))]
      let call = ToolCall(id: "benchmark", tool: CorrectFood().name, arguments: arguments)
      var proposal: Proposal?
      cards.append(
        try clock.measure {
          if case .proposal(let made) = try Toolbox.all.run(call, in: context) { proposal = made }
        })
      guard let proposal, case .confirmed(let yes) = WaitingProposal(proposal).answer(TypedLine(typed: "y")) else {
        return [.failed("correct a food", "nothing proposed")]
      }
      commits.append(try clock.measure { _ = try store.commit(yes, at: Workshop.now) })
    }
    let what = "\(entries) of \(Workshop.tenYears) entries"
    return [
      .time("correct a food: the card, \(what)", cards.median, atMost: .milliseconds(100)),
      .time("correct a food: the commit, \(what)", commits.median, atMost: .milliseconds(500)),
    ]
  }
}
