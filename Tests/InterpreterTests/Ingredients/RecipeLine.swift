import Interpreter
import Nutrition

/// Recipe lines as the tests read them, with the words that come with larder.
enum RecipeLine {
  private static let words = Result { try IngredientWords.embedded() }

  static func reader() throws -> IngredientReader { IngredientReader(words: try words.get()) }

  static func ingredient(_ line: String) throws -> Ingredient {
    var reader = try reader()
    return reader.read(line)
  }

  /// `quantity|unit|food`.
  static func read(_ line: String) throws -> String { text(try ingredient(line)) }

  static func text(_ ingredient: Ingredient) -> String {
    let high = ingredient.quantityHigh.map { "..\($0)" } ?? ""
    let quantity = ingredient.quantity.map { "\($0)\(high)" } ?? ""
    return "\(quantity)|\(ingredient.unit?.name ?? "")|\(ingredient.food)"
  }
}
