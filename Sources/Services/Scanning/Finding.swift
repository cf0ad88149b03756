package import FoodData

/// What a file was found to hold, by larder's own readers.
package enum Finding: Hashable, Sendable {
  case receipt(Receipt)
  case label(NutritionLabel)
  /// Digits of products: read alike at two scales, or doubtful.
  case barcode(sure: [String], doubtful: [String])
  /// Nothing that these readers know: a meal, perhaps.
  case nothing
}
