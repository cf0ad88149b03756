internal import Conversation
internal import Interpreter
internal import JSON
internal import Nutrition
internal import Terminal

extension Program {
  /// Reads each line of standard input as a line of a recipe and prints one JSON line for it.
  func understandIngredients(_ finder: any FoodFinder) -> ExitCode {
    guard let words = try? IngredientWords.embedded() else { return .failed }
    var reader = IngredientReader(words: words)
    var matcher = IngredientMatcher(finder: finder)
    var lines = scriptLines()
    while true {
      switch lines.next() {
      case .line(let line):
        let ingredient = reader.read(line).apart(words.heads) { finder.isName($0) }
        let view = IngredientView(text: line, ingredient: ingredient, match: matcher.match(ingredient))
        results.write(VisibleJSON.line(JSONValue(encoding: view) ?? .null))
      case .tooLong: results.write("{\"items\":[],\"text\":\"\",\"unaccounted\":[]}\n")
      case .interrupted: return .interrupted
      case .end: return .done
      }
    }
  }
}

/// A parsed recipe line, as other programs read it.
private struct IngredientView: Encodable {
  let text: String
  let ingredient: Ingredient
  let match: FoodMatch?

  private enum Keys: String, CodingKey {
    case text, items, unaccounted
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(text, forKey: .text)
    try container.encode(ingredient.food.isEmpty ? [] : [Item(ingredient: ingredient, match: match)], forKey: .items)
    try container.encode(ingredient.unaccounted, forKey: .unaccounted)
  }

  private struct Item: Encodable {
    let ingredient: Ingredient
    let match: FoodMatch?

    private enum Keys: String, CodingKey {
      case quantity, unit, food, state, part, size, pack, equivalents, sums, match, grams, tier
      case quantityHigh = "quantity_high"
    }

    func encode(to encoder: any Encoder) throws {
      let grams = match.flatMap { ingredient.grams($0.measures) }
      let figures = grams.flatMap { match?.per100Grams.portion(of: $0) } ?? .unknown
      try figures.mapped { $0.rounded(toPlaces: 1) }.encode(to: encoder)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(ingredient.quantity, forKey: .quantity)
      try container.encodeIfPresent(ingredient.quantityHigh, forKey: .quantityHigh)
      try container.encode(ingredient.unit?.name, forKey: .unit)
      try container.encode(ingredient.food, forKey: .food)
      try container.encodeIfPresent(ingredient.state, forKey: .state)
      try container.encodeIfPresent(ingredient.part, forKey: .part)
      try container.encodeIfPresent(ingredient.size, forKey: .size)
      try container.encodeIfPresent(ingredient.pack.map(Measure.init), forKey: .pack)
      if !ingredient.equivalents.isEmpty {
        try container.encode(ingredient.equivalents.map(Measure.init), forKey: .equivalents)
      }
      if !ingredient.sums.isEmpty {
        try container.encode(ingredient.sums.map(Measure.init), forKey: .sums)
      }
      try container.encode(match?.title, forKey: .match)
      try container.encode(grams, forKey: .grams)
      let tier: Tier = match == nil ? .unknown : .database
      try container.encode(tier, forKey: .tier)
    }
  }

  /// A further amount of the same ingredient.
  private struct Measure: Encodable {
    let quantity: FixedDecimal
    let unit: String

    init(_ measured: Ingredient.Measured) {
      quantity = measured.quantity
      unit = measured.unit.name
    }
  }
}
