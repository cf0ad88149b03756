internal import JSON
internal import Nutrition

/// The nutrients of a product that are read, by their names at Open Food Facts.
enum ProductNutrient: Int, CaseIterable {
  case kilocalories, kilojoules, energy, proteins, carbohydrates, fat, saturatedFat, sugars, fibre, sodium, salt
  case alcohol, polyols

  /// Whether a food's figures come from it. A product that has none of these has no nutrition.
  var isCore: Bool { self != .alcohol && self != .polyols }

  /// The nutrient with this name, which a member's name has before its first underscore.
  init?(_ name: some Collection<UInt8>) {
    guard let nutrient = ProductNutrient.names.firstIndex(where: { name.elementsEqual($0.utf8) }) else { return nil }
    self.init(rawValue: nutrient)
  }

  private static let names = [
    "energy-kcal", "energy-kj", "energy", "proteins", "carbohydrates", "fat", "saturated-fat", "sugars", "fiber",
    "sodium", "salt", "alcohol", "polyols",
  ]
}

/// The amount of each nutrient, if any.
struct ProductAmounts: Hashable, Sendable {
  private var amounts = [StatedAmount?](repeating: nil, count: ProductNutrient.allCases.count)

  subscript(nutrient: ProductNutrient) -> StatedAmount? {
    get { amounts[nutrient.rawValue] }
    set { amounts[nutrient.rawValue] = newValue }
  }

  var hasCore: Bool { ProductNutrient.allCases.contains { $0.isCore && self[$0] != nil } }

  func times(_ factor: FixedDecimal) -> ProductAmounts {
    var result = self
    for nutrient in ProductNutrient.allCases {
      if let amount = self[nutrient] {
        result[nutrient] = StatedAmount(value: amount.value * factor, sign: amount.sign)
      }
    }
    return result
  }
}
