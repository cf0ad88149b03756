internal import Interpreter
internal import Nutrition

/// Scores a parsed recipe line by the rule used for the public parsers: quantities within one per cent; units folded to one
/// spelling; names without case, endings, articles, sizes and notes in parentheses.
struct IngredientScore {
  let quantity: Bool
  let unit: Bool
  let name: Bool

  var all: Bool { quantity && unit && name }

  init(_ ingredient: Ingredient, against gold: IngredientGold) {
    quantity = IngredientScore.isQuantity(ingredient, gold)
    unit = IngredientScore.unit(ingredient.unit?.name ?? "", gold) == IngredientScore.unit(gold.unit, gold)
    name = !ScoredName.readings(of: ingredient.food).isDisjoint(with: ScoredName.accepted(gold))
  }

  private static func isQuantity(_ ingredient: Ingredient, _ gold: IngredientGold) -> Bool {
    guard let right = gold.low ?? gold.quantity else {
      guard let said = ingredient.quantity else { return true }
      let first = gold.sentence.lowercased().split(separator: " ").first
      return isNear(said, FixedDecimal(1)) && (first == "a" || first == "an" || !gold.unit.isEmpty)
    }
    guard let said = ingredient.quantity else { return false }
    guard let high = gold.high else { return isNear(said, right) }
    return [right, high, (right + high) / FixedDecimal(2)].contains { isNear(said, $0) }
  }

  private static func isNear(_ said: FixedDecimal, _ right: FixedDecimal) -> Bool {
    (said - right).magnitude <= max(FixedDecimal(75) / FixedDecimal(10_000), right.magnitude / FixedDecimal(100))
  }

  /// This program's names of units for which the corpus uses another.
  private static let folded = [
    "tin": "can", "packet": "package", "sleeve": "package", "pot": "container", "carton": "container",
    "basket": "container", "portion": "", "serving": "",
  ]

  private static func unit(_ name: String, _ gold: IngredientGold) -> String {
    if name == "piece", !gold.sentence.lowercased().contains("piece") { return "" }
    return folded[name] ?? name
  }
}
