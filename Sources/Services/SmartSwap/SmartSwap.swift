internal import FoodData
internal import FoundationEssentials
package import LanguageModels
package import Nutrition
internal import Proposals
internal import Store

/// Proposes at most two tweaks to a logged meal, so that the rest of the day fits its ranges. What it finds is an edit of
/// entries like any other.
package struct SmartSwap: Tool {
  package struct Arguments: Codable, Sendable {
    package var slot: MealSlot?
    package var day: String?

    package init(slot: MealSlot? = nil, day: String? = nil) {
      self.slot = slot
      self.day = day
    }
  }

  package let name = "smart_swap"
  package let description = "Propose up to two swaps in a logged meal that help the rest of the day fit its targets."
  package let proposes = true

  package init() {}

  package var parameters: JSONSchema {
    .object([.init("slot", .known(MealSlot.allCases.map(\.rawValue))), .init("day", .string())])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    let diary = try context.reading { store throws(StoreError) in try store.diary(of: context.profile.id, on: day) }
    let meals = diary.meals.filter { arguments.slot == nil || $0.meal.slot == arguments.slot }
    guard let meal = meals.max(by: { $0.meal.at < $1.meal.at }) else {
      guard let slot = arguments.slot, !diary.meals.isEmpty else { throw .nothingLogged(day) }
      throw .noSuchEntry(slot.rawValue, day)
    }
    let plan = try SwapPlan(of: meal, in: diary, context)
    guard let swap = try plan.best(in: context) else { return .answer(nothing(meal, plan)) }
    return context.propose(
      action: .tool("change_entry"), changes: swap.changes,
      card: Card(
        title: "Swap in \(meal.meal.slot.rawValue), \(meal.meal.day.dated(from: context.today))",
        rows: swap.pairs.flatMap { EntryRow.change($0.before, $0.after) }, notes: plan.effect(of: swap)),
      summary: summary(swap), request: Proposal.Request(self, arguments))
  }

  private func nothing(_ meal: LoggedMeal, _ plan: SwapPlan) -> ToolAnswer {
    let fits = plan.distance(of: plan.eaten) < SwapSearch.leastHelp
    let sentence =
      fits
      ? "The day fits its ranges with \(meal.meal.slot.rawValue) as it is; no swap is needed."
      : "No swap in \(meal.meal.slot.rawValue) brings the day closer to its ranges."
    return ToolAnswer(.sentence(sentence), facts: ["proposed": false, "fits": .bool(fits)])
  }

  /// "swap of mayonnaise for greek yogurt", "pasta, cooked, 150 g".
  private func summary(_ swap: Swap) -> String {
    let parts = swap.pairs.map { before, after in
      before.reference == after.reference
        ? "\(after.name), \(after.grams?.description ?? "")" : "\(after.name) for \(before.name)"
    }
    return "swap, \(parts.joined(separator: "; "))"
  }
}

/// Entries as they are and as they would be.
struct Swap {
  let pairs: [(before: Entry, after: Entry)]
  let changes: [Change]
  /// The day's figures after it, exact.
  let eaten: Nutrients
}
