internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// The rows with a recipe's figures, the same wherever it is shown.
enum RecipeRows {
  /// The whole dish, one serving, and 100 g.
  static func sums(of dish: Dish) -> [Card.Row] {
    var whole = EntryRow.total(.recipeWhole, dish.totals)
    whole.cells[1] = .right(.grams(amount: dish.grams))
    whole.cells[4] = Card.Cell(.tier(tier: dish.tier))
    let hundred = Grams(milligrams: 100_000)
    return [
      whole, serving(of: dish, name: .recipeServingOf(servings: dish.recipe.servings)),
      EntryRow.row(
        name: .perHundredGrams, amount: .empty, figures: dish.per100Grams.portion(of: hundred), mark: .empty),
    ]
  }

  static func serving(of dish: Dish, name: Text) -> Card.Row {
    EntryRow.row(
      name: name, amount: .grams(amount: dish.gramsOfServing),
      figures: dish.per100Grams.portion(of: dish.gramsOfServing), mark: .empty)
  }

  /// What the weight is based on.
  static func weight(of dish: Dish) -> Text {
    let sum = dish.recipe.ingredients.compactMap(\.grams).reduce(.zero, +)
    if let cooked = dish.recipe.cookedGrams {
      return .recipeCookedWeight(cooked: cooked, raw: dish.recipe.rawGrams ?? sum)
    }
    return .recipeNotWeighed(raw: dish.recipe.rawGrams ?? sum)
  }
}
