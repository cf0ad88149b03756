import FoodData
import Interpreter
import Nutrition

/// Recipes: pages of the web in any encoding, and texts.
struct RecipeTarget: FuzzTarget {
  static let name = "recipes"

  private let lexicon: Lexicon
  private let words: IngredientWords

  init() throws {
    lexicon = try Lexicon.embedded()
    words = try IngredientWords.embedded()
  }

  func take(_ bytes: [UInt8]) throws {
    guard let text = PageEncoding.text(of: bytes, type: nil) else { return }
    let page = RecipePage(text)
    var reader = RecipeTextReader(lexicon: lexicon, ingredients: IngredientReader(words: words)) {
      $0.utf8.count % 3 == 0
    }
    for recipe in page.choices {
      _ = reader.told(recipe.ingredients)
      _ = recipe.servings.map { reader.yield($0) }
    }
    _ = reader.page(page.lines)
    _ = reader.told(page.lines)
  }
}
