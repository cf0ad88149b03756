package import Nutrition

/// A recipe as a text tells it.
package struct ToldRecipe: Hashable, Sendable {
  package var name: String?
  package var servings: FixedDecimal?
  /// What all of it weighs, in grams.
  package var rawGrams: FixedDecimal?
  package var cookedGrams: FixedDecimal?
  /// The ingredients, each as it is written.
  package var lines: [String] = []

  package init() {}
}
