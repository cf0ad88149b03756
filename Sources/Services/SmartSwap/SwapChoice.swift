internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Store

/// The possible swaps of a meal, and what they depend on.
struct SwapChoice: Sendable {
  /// The most swaps that a model may choose from.
  private static let mostOptions = 3

  let meal: LoggedMeal
  let plan: SwapPlan
  /// The best first.
  let options: [Swap]
  /// Identifies the meal, what remains of the day, the language, and the revision of the food bank. While it stays the same, so
  /// do the swaps.
  let key: String

  /// - Throws: where there is no such meal.
  init(_ arguments: SmartSwapCall, in context: ToolContext) throws(ToolError) {
    let day = try context.day(arguments.day)
    let diary = try context.reading(context.store.diary(of: context.profile.id, on: day))
    let meals = diary.meals.filter { arguments.slot == nil || $0.meal.slot == arguments.slot }
    guard let meal = meals.max(by: { $0.meal.at < $1.meal.at }) else {
      guard let slot = arguments.slot, !diary.meals.isEmpty else { throw .nothingLogged(day) }
      throw .noSuchEntry(slot.rawValue, day)
    }
    self.meal = meal
    plan = try SwapPlan(of: meal, in: diary, context)
    options = try plan.options(SwapChoice.mostOptions, in: context)
    let revision = try context.reading(context.store.foodRevision())
    let parts = [
      "\(meal.meal.id)", plan.remaining, context.answerLanguage, revision,
      options.map { Text.list($0.words, .clauses).english }.joined(separator: "|"),
    ]
    key = parts.joined(separator: "\n")
  }
}
