package import FoodData

/// What larder's own readers found in a file.
package enum Finding: Hashable, Sendable {
  case receipt(Receipt)
  case label(NutritionLabel)
  /// Digits of product barcodes: certain where two scales of the picture agree, else doubtful.
  case barcode(sure: [String], doubtful: [String])
  /// Nothing that these readers recognise; it may be a meal.
  case nothing
}
