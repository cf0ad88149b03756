internal import Calls
internal import FoodNames
internal import JSON
internal import LanguageModels
internal import Nutrition
internal import Proposals

extension FindFood {
  /// The foods of outside sources of which any may be meant, each with its figures and its source; nil where one is
  /// surely meant.
  func choices(_ arguments: FindFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome? {
    if let found = arguments.resolved?.of(arguments.query, arguments.state), found.quality <= .compound { return nil }
    let foods = try context.reading(
      context.foodBank.outsideChoices(arguments.query, state: arguments.state, profile: context.profile.id))
    guard !foods.isEmpty else { return nil }
    let rows = foods.map { food in
      let shown = food.bankFood
      return EntryRow.row(
        name: shown.title, amount: "100 g", figures: shown.per100Grams, mark: food.source.kind.sourceName)
    }
    let card = Card(title: arguments.query, rows: rows, notes: ["Several foods are called that: say which one."])
    let facts = JSONValue.object([
      "choices": .array(
        foods.map { food in
          .object(["name": .string(food.bankFood.title), "source": .string(food.source.description)])
        })
    ])
    return .answer(ToolAnswer(.card(card), facts: facts, use: .lookUp))
  }
}

extension FoodSource.Kind {
  /// The name of an outside source in a table.
  fileprivate var sourceName: String {
    switch self {
    case .usda: "USDA"
    case .openFoodFacts: "Open Food Facts"
    case .nationalTable: "national table"
    case .staples, .label, .household, .estimate: rawValue
    }
  }
}
