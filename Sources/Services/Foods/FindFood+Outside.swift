internal import Calls
internal import EmbeddedMessages
internal import FoodNames
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals

extension FindFood {
  /// The foods of outside sources that may be meant, each with figures and source; nil where one of them, or a known food, is
  /// certain.
  func choices(_ arguments: FindFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome? {
    if let found = arguments.resolved?.of(arguments.query, arguments.state), found.quality <= .compound { return nil }
    let foods = try context.reading(
      context.foodBank.outsideChoices(arguments.query, state: arguments.state, profile: context.profile.id))
    guard !foods.isEmpty else { return nil }
    let rows = foods.map { food in
      let shown = food.bankFood
      return EntryRow.row(
        name: .food(shown.title), amount: .hundredGrams, figures: shown.per100Grams,
        mark: .sourceKind(kind: food.source.kind))
    }
    let card = Card(title: .verbatim(arguments.query), rows: rows, notes: [.foodSeveral])
    let facts = JSONValue.object([
      "choices": .array(
        foods.map { food in
          .object(["name": .string(food.bankFood.title), "source": .string(food.source.description)])
        })
    ])
    return .answer(ToolAnswer(.card(card), facts: facts, use: .lookUp))
  }
}
