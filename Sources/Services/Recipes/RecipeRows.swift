internal import Messages
internal import Nutrition
internal import Proposals

/// The rows that say what a recipe is worth, the same wherever one is shown.
enum RecipeRows {
  /// All of it, one serving, and 100 g.
  static func sums(of dish: Dish) -> [Card.Row] {
    var whole = EntryRow.total("all of it", dish.totals)
    whole.cells[1] = .right(dish.grams.description)
    whole.cells[4] = Card.Cell(dish.tier.rawValue)
    let hundred = Grams(milligrams: 100_000)
    return [
      whole, serving(of: dish, name: "1 serving of \(dish.recipe.servings.formatted(places: 2))"),
      EntryRow.row(name: "per 100 g", amount: "", figures: dish.per100Grams.portion(of: hundred), mark: ""),
    ]
  }

  static func serving(of dish: Dish, name: String) -> Card.Row {
    EntryRow.row(
      name: name, amount: dish.gramsOfServing.description,
      figures: dish.per100Grams.portion(of: dish.gramsOfServing), mark: "")
  }

  /// "2 servings".
  static func servings(_ number: Figure) -> String { MeasureUnit.serving.spoken(with: number) }

  /// What the weight stands on.
  static func weight(of dish: Dish) -> String {
    let sum = dish.recipe.ingredients.compactMap(\.grams).reduce(.zero, +)
    if let cooked = dish.recipe.cookedGrams {
      return "Cooked it weighs \(cooked), its ingredients \(dish.recipe.rawGrams ?? sum)."
    }
    return "Not weighed when cooked: it counts as the \(dish.recipe.rawGrams ?? sum) of its ingredients. "
      + "“cooked: 650 g” says it."
  }
}
