package import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import LanguageModels
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Lists foods by use: recent, favourites, or most used.
package struct RecentFoods: Tool {
  /// Which foods are listed.
  package typealias Kind = RecentFoodsCall.Kind

  package let description = "List foods that were had recently or often, or are favourites."
  package let proposes = false

  package init() {}

  package func run(_ arguments: RecentFoodsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let limit = min(max(arguments.limit ?? 12, 1), 50)
    let kind = arguments.kind ?? .recent
    let profile = context.profile.id
    let foods = try context.reading(self.foods(kind, limit, profile, in: context.store))
    guard !foods.isEmpty else {
      let sentence: Text = kind == .favourites ? .favouritesNone : .recentNone
      return .answer(ToolAnswer(.sentence(sentence), facts: ["foods": []]))
    }
    let rows = foods.enumerated().map { row($0 + 1, $1.food, $1.use) }
    var facts = HistoryFacts.rows(rows)
    facts["foods"] = .array(foods.map { .string($0.food.title) })
    var answer = ToolAnswer(
      .card(Card(title: title(kind), rows: rows, notes: [.recentChoose])), facts: facts)
    answer.choices = foods.map { choice in
      AnyCall(LogMealCall { $0.items = [MealItem(food: choice.food.title)] })
    }
    return .answer(answer)
  }

  private func foods(
    _ kind: Kind, _ limit: Int, _ profile: UUID, in store: Store
  ) throws(StoreError) -> [(food: Food, use: FoodUse?)] {
    switch kind {
    case .recent: return try store.recentFoods(of: profile, limit: limit).map { ($0.food, $0.use) }
    case .often: return try store.foodsByUse(of: profile, limit: limit).map { ($0.food, $0.use) }
    case .favourites:
      var favourites: [(food: Food, use: FoodUse?)] = []
      for food in try store.favouriteFoods() {
        favourites.append((food, try store.foodUse(of: food.id, by: profile)))
      }
      return Array(favourites.sorted { ($0.use?.uses ?? 0) > ($1.use?.uses ?? 0) }.prefix(limit))
    }
  }

  private func title(_ kind: Kind) -> Text {
    switch kind {
    case .recent: .recentTitle
    case .favourites: .favouritesTitle
    case .often: .oftenTitle
    }
  }

  private func row(_ number: Int, _ food: Food, _ use: FoodUse?) -> Card.Row {
    let grams = use?.lastGrams
    return Card.Row(
      number: number,
      [
        Card.Cell(.food(food.title)), .right(grams.map { .recentLast(grams: $0) } ?? .empty),
        .right(grams.map { EntryRow.energy(food.per100Grams.portion(of: $0)) } ?? .empty),
        .right(use.map { .recentUses(uses: $0.uses) } ?? .empty),
        Card.Cell(food.favourite ? .favouriteMark : .empty),
      ])
  }
}
