package import Nutrition

/// A unit of weight in which a table gives a figure.
package enum MassUnit: String, Sendable {
  case grams = "g"
  case milligrams = "mg"
}

/// The key of a nutrient's column in a mapping: as in larder's JSON, with any unit at the end ("sodium_g").
package struct NutrientKey: Hashable, Sendable {
  /// Any figure but energy.
  package let nutrient: Nutrient
  /// In which the column gives it.
  package let unit: MassUnit

  /// Nil where the key is none of a nutrient.
  package init?(_ key: String) {
    guard let mark = key.lastIndex(of: "_"), let unit = MassUnit(rawValue: String(key[key.index(after: mark)...])),
      let nutrient = Nutrient.allCases.first(where: { $0.key.hasPrefix(key[...mark]) })
    else { return nil }
    self.nutrient = nutrient
    self.unit = unit
  }
}
