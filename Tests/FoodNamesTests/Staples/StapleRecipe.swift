import FoodNames
import Nutrition

/// What the note of a food says that is made of others: "recipe: 200 rice, cooked + 8 vegetable oil = 200", up to a
/// semicolon.
struct StapleRecipe {
  /// The titles of the foods, with their grams.
  let parts: [(food: String, grams: FixedDecimal)]
  /// What the dish weighs when it is done: less than its parts where water boils away.
  let grams: FixedDecimal

  /// Nil for a note that says something else.
  init?(_ note: String) {
    let start = "recipe: "
    guard note.hasPrefix(start) else { return nil }
    let said = note.prefix { $0 != ";" }.dropFirst(start.count)
    let sides = said.split(separator: "=").map(StapleRecipe.trimmed)
    guard sides.count == 2, let grams = FixedDecimal(sides[1]) else { return nil }
    var parts: [(String, FixedDecimal)] = []
    for part in sides[0].split(separator: "+").map(StapleRecipe.trimmed) {
      guard let space = part.firstIndex(of: " "), let grams = FixedDecimal(String(part[..<space])) else { return nil }
      parts.append((String(part[part.index(after: space)...]), grams))
    }
    self.parts = parts
    self.grams = grams
  }

  /// The figures of 100 g of the dish; nil where the table does not know a part.
  func per100Grams(_ foods: [String: Nutrients]) -> Nutrients? {
    var sum = Nutrients.unknown
    for nutrient in Nutrient.allCases {
      var total = FixedDecimal.zero
      for part in parts {
        guard let figure = foods[part.food]?[nutrient] else { return nil }
        total = total + figure * part.grams
      }
      sum[nutrient] = total / grams
    }
    return sum
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
