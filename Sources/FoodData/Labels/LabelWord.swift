/// The meaning of a word on a nutrition label.
///
/// A phrase that is in several lists has the meaning that comes first here.
enum LabelWord: String, CaseIterable, Sendable {
  case energy, calories
  case caloriesFromFat = "calories-from-fat"
  case fat, saturated, trans, other, carbs, sugars, fibre, protein, salt, sodium, cholesterol
  case serving
  case servingSize = "serving-size"
  case per, servings, container, milk, percent, footnote

  /// The figure that the word names; nil for words about columns.
  var figure: LabelFigure? {
    switch self {
    case .energy, .calories: .energy
    case .fat: .fat
    case .saturated: .saturated
    case .trans: .trans
    case .carbs: .carbohydrate
    case .sugars: .sugar
    case .fibre: .fibre
    case .protein: .protein
    case .salt: .salt
    case .sodium: .sodium
    case .cholesterol: .cholesterol
    case .other, .caloriesFromFat: .other
    default: nil
    }
  }
}

/// A row of a nutrition label.
package enum LabelFigure: String, CaseIterable, Codable, Sendable {
  /// kJ and kcal together, told apart by their units.
  case energy
  case kilojoules = "kj"
  case kilocalories = "kcal"
  case fat = "fat_g"
  case saturated = "saturated_fat_g"
  case trans = "trans_fat_g"
  case carbohydrate = "carbs_g"
  case sugar = "sugars_g"
  case fibre = "fiber_g"
  case protein = "protein_g"
  case salt = "salt_g"
  case sodium = "sodium_mg"
  case cholesterol = "cholesterol_mg"
  /// Any other row, which keeps its values from being assigned to the row before.
  case other

  /// Whether it is a weight in grams.
  var isInGrams: Bool {
    switch self {
    case .fat, .saturated, .trans, .carbohydrate, .sugar, .fibre, .protein, .salt: true
    case .energy, .kilojoules, .kilocalories, .sodium, .cholesterol, .other: false
    }
  }
}
