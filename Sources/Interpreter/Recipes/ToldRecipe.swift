package import Nutrition

/// A recipe as read from a text.
package struct ToldRecipe: Hashable, Sendable {
  package var name: String?
  /// The number of servings; nil where the text does not say.
  package var servings: FixedDecimal?
  /// The weight of the whole before cooking, in grams.
  package var rawGrams: FixedDecimal?
  /// The weight of the whole when done, in grams.
  package var cookedGrams: FixedDecimal?
  /// The ingredients as written.
  package var lines: [String] = []

  package init() {}
}
