internal import Calls
internal import FoodData
internal import FoundationEssentials
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Services
internal import Store

/// Times a smart swap in a household with a large food bank of its own, from the call to the proposal.
struct SwapBenchmark {
  private static let rounds = 20
  private static let foods = 5_000
  private static let lunch = ["fries", "mayonnaise", "salami", "bread", "butter", "cola"]

  private struct UnusableCaseError: Error {}

  private let workshop: Workshop
  private let clock = ContinuousClock()

  init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  func measure() throws -> [Measurement] {
    let store = try Store.open(.memory)
    let context = ToolContext(
      store: store, foodBank: FoodBank(store: store, knowledge: workshop.knowledge),
      profile: try store.defaultProfile(),
      now: Workshop.now, zone: .utc, identifiers: SeededIdentifiers(seed: 5))
    try save(bank(context), in: context)
    try save(lunch(context), in: context)
    var times: [Duration] = []
    for _ in 0..<SwapBenchmark.rounds {
      var outcome: ToolOutcome?
      times.append(try clock.measure { outcome = try SmartSwap().run(SmartSwapCall { $0.slot = .lunch }, in: context) })
      guard case .proposal = outcome else { return [.failed("smart swap", "no proposal")] }
    }
    return [
      .time("smart swap, a bank of \(SwapBenchmark.foods) foods", times.median, atMost: .milliseconds(50))
    ]
  }

  /// Foods as a household would name its own: those of the food table with a brand before the name.
  private func bank(_ context: ToolContext) -> [Change] {
    (0..<SwapBenchmark.foods).map { number in
      let food = Workshop.foods[number % Workshop.foods.count]
      return .insert(
        .food(
          Food(
            id: context.identifiers.next(), created: Workshop.now, name: "maker \(number) \(food.name)",
            state: food.state, category: food.category, source: FoodSource(.household),
            per100Grams: food.per100Grams)))
    }
  }

  private func lunch(_ context: ToolContext) throws -> [Change] {
    let meal = Meal(
      id: context.identifiers.next(), created: Workshop.now, profile: context.profile.id, at: Workshop.now, zone: "UTC",
      day: Workshop.today, slot: .lunch)
    var changes: [Change] = [.insert(.meal(meal))]
    for (number, name) in SwapBenchmark.lunch.enumerated() {
      guard let food = try context.foodBank.resolve(name, state: nil, profile: context.profile.id)?.food else {
        throw UnusableCaseError()
      }
      let grams = Grams(milligrams: 150_000)
      changes += [
        .ensure(.food(food)),
        .insert(
          .entry(
            Entry(
              id: context.identifiers.next(), created: Workshop.now, meal: meal.id, position: number + 1, kind: .food,
              reference: food.id, name: food.title, grams: grams, figures: food.per100Grams.portion(of: grams),
              tier: food.source.tier, source: food.source.description))),
      ]
    }
    return changes
  }

  private func save(_ changes: [Change], in context: ToolContext) throws {
    let proposal = Proposal(
      id: context.identifiers.next(), created: Workshop.now, profile: context.profile.id,
      action: .tool(LogMealCall.name),
      changes: changes, card: Card(title: "Bank"), summary: "bank",
      request: AnyCall(tool: LogMealCall.name, arguments: [:]))
    guard case .confirmed(let confirmed) = WaitingProposal(proposal).answer(TypedLine(typed: "y")) else {
      throw UnusableCaseError()
    }
    _ = try context.store.commit(confirmed, at: Workshop.now)
    context.foodBank.forgetNames()
  }
}
