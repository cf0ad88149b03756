package import Nutrition

/// What is wanted of recipes.
package enum RecipeWish: Hashable, Sendable {
  /// All of them, or the one that is named.
  case show(String?)
  /// Those that have an ingredient.
  case showWith(String)
  case delete(String)
  case rename(String, to: String)
  case change(RecipeChange)
  /// A recipe that was told: its name, and its text line by line.
  case keep(name: String?, lines: [String])
  /// One that is written at an address, or in a file; its name where one was said.
  case readAddress(String, name: String?)
  case readFile(String, name: String?)
}

/// What changes of a recipe that is there. Nil stays as it is.
package struct RecipeChange: Hashable, Sendable {
  package var name: String
  package var servings: Figure?
  /// In grams.
  package var rawGrams: Figure?
  package var cookedGrams: Figure?
  /// More ingredients, as they were said.
  package var added: [String] = []
  package var ingredients: [Ingredient] = []

  /// What becomes of an ingredient.
  package struct Ingredient: Hashable, Sendable {
    /// The words for it.
    package var name: String
    /// Another amount, another food, or both; nil where it goes.
    package var to: String?
  }

  package init(_ name: String) {
    self.name = name
  }
}
