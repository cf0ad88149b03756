/// The tables of a CSV download that are read, in the order in which they are read. Others are ignored.
package enum USDATable: String, CaseIterable, Sendable {
  /// The names of units, which portions refer to.
  case measureUnits = "measure_unit"
  /// The names of categories, which foods refer to.
  case categories = "food_category"
  case surveyCategories = "wweia_food_category"
  /// The list of current Foundation foods.
  case currentFoundation = "foundation_food"
  case foods = "food"
  case brands = "branded_food"
  case portions = "food_portion"
  case nutrients = "food_nutrient"

  /// - Parameter path: "food.csv", with or without folders.
  package init?(path: String) {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    guard name.hasSuffix(".csv") else { return nil }
    self.init(rawValue: String(name.dropLast(4)))
  }

  /// Whether its records are names for other tables (`USDANames`) and not parts of foods.
  package var isNames: Bool {
    switch self {
    case .measureUnits, .categories, .surveyCategories: true
    case .currentFoundation, .foods, .brands, .portions, .nutrients: false
    }
  }
}
