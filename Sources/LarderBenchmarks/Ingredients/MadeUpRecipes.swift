internal import TestSupport

/// Generates recipe lines from a small grammar, the same for the same seed.
struct MadeUpRecipes {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func line() -> String {
    let amount = pick(MadeUpRecipes.amounts)
    let unit = pick(MadeUpRecipes.units)
    let size = chance(1, of: 5) ? pick(MadeUpRecipes.sizes) : ""
    let before = chance(1, of: 4) ? pick(MadeUpRecipes.preparations) : ""
    let second = chance(1, of: 8) ? pick(MadeUpRecipes.equivalents) : ""
    let food = pick(MadeUpRecipes.kinds) + " " + pick(MadeUpRecipes.foods)
    let tail = chance(1, of: 2) ? pick(MadeUpRecipes.tails) : ""
    let words = [amount, size, unit, second, before, food].filter { !$0.isEmpty && $0 != " " }
    return words.joined(separator: " ") + tail
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &generator) ?? ""
  }

  private mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &generator) < part
  }

  private static let amounts = [
    "1", "2", "3", "12", "½", "1½", "1 1/2", "3/4", "0.5", "2-3", "1 to 2", "two", "half a", "250", "1 (14 oz)",
    "2 x 400g", "a", "about 3",
  ]
  private static let units = [
    "cup", "cups", "tbsp", "tsp", "g", "kg", "ml", "oz", "lb", "cans", "slices", "sprigs", "", "", "", "handful of",
  ]
  private static let sizes = ["large", "small", "heaping", "medium", "generous"]
  private static let preparations = [
    "finely chopped", "grated", "freshly ground", "peeled and diced", "cooked", "toasted", "crushed",
  ]
  private static let equivalents = ["(240 ml)", "(about 8 oz)", "/7oz", "plus 1 tbsp"]
  private static let kinds = [
    "red", "fresh", "dried", "boneless", "sweet", "olive", "whole", "unsalted", "brown", "smoked", "green", "baby",
  ]
  private static let foods = [
    "onions", "tomatoes", "rice", "butter", "chicken breast", "carrots", "flour", "sugar", "lentils", "salmon", "beans",
    "garlic cloves", "peppers", "milk or cream", "potatoes", "walnuts", "basil leaves", "oil", "mushrooms", "cheese",
    "salt and pepper", "spinach", "yogurt", "oats", "lemon juice", "vinegar", "pasta", "parsley", "mustard", "honey",
  ]
  private static let tails = [
    ", chopped", ", peeled and sliced", ", to taste", ", plus extra for serving", " (optional)", ", divided",
    ", at room temperature", ", rinsed and drained", ", cut into chunks", " for garnish", ", such as a ripe one",
  ]
}
