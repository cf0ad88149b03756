package import Nutrition

/// A recipe as a text tells it.
package struct ToldRecipe: Hashable, Sendable {
  package var name: String?
  /// How many it serves; nil where nothing says it.
  package var servings: FixedDecimal?
  /// What all of it weighs, in grams.
  package var rawGrams: FixedDecimal?
  /// What all of it weighs when done, in grams.
  package var cookedGrams: FixedDecimal?
  /// The ingredients, each as it is written.
  package var lines: [String] = []

  package init() {}
}
