/// The eight figures that larder stores for every food.
package enum Nutrient: String, CaseIterable, Codable, Sendable {
  case energy = "kcal"
  case protein = "protein_g"
  case carbohydrate = "carbs_g"
  case fat = "fat_g"
  case saturatedFat = "saturated_fat_g"
  case sugar = "sugar_g"
  case fibre = "fibre_g"
  case sodium = "sodium_mg"

  /// The figure's key in everything that other programs read.
  package var key: String { rawValue }

  /// The unit of the figure: "kcal", "g" or "mg".
  package var unit: String {
    switch self {
    case .energy: "kcal"
    case .sodium: "mg"
    case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: "g"
    }
  }

  /// The name within a sentence: "saturated fat".
  package var name: String {
    switch self {
    case .energy: "energy"
    case .protein: "protein"
    case .carbohydrate: "carbohydrate"
    case .fat: "fat"
    case .saturatedFat: "saturated fat"
    case .sugar: "sugar"
    case .fibre: "fibre"
    case .sodium: "sodium"
    }
  }
}
