package import Nutrition

/// What a household contributes to Open Food Facts about one product: what it read from the pack, with nothing computed
/// or estimated.
package struct Contribution: Hashable, Codable, Sendable {
  /// The digits, with a valid check digit.
  package let barcode: String
  /// The language of the name, as two letters.
  package let language: String
  package var name: String?
  /// Nil where the household has none, or Open Food Facts already has one.
  package var brand: String?
  /// "30 g"
  package var serving: String?
  /// Per 100 g.
  package var figures: Nutrients

  package init(
    barcode: String, language: String, name: String?, brand: String?, serving: String?, figures: Nutrients
  ) {
    self.barcode = barcode
    self.language = language
    self.name = name
    self.brand = brand
    self.serving = serving
    self.figures = figures
  }

  /// Whether there is nothing to contribute.
  package var isEmpty: Bool {
    name == nil && brand == nil && serving == nil && figures == .unknown
  }
}

/// Why a food cannot be contributed.
package enum ContributionError: Error, Hashable, Sendable {
  case noBarcode
  case noFigures
  /// Its figures come from another source, so the household may not pass them on, or they are estimated.
  case notFromThePack(FoodSource)
}

extension Contribution {
  /// - Parameters:
  ///   - food: from the household's food bank, entered from a label or by hand.
  ///   - language: of its name, as two letters.
  package init(of food: Food, language: String) throws(ContributionError) {
    guard food.source.isOwn else { throw .notFromThePack(food.source) }
    guard let barcode = food.barcode else { throw .noBarcode }
    guard food.per100Grams != .unknown else { throw .noFigures }
    self.init(
      barcode: barcode, language: language, name: food.name, brand: food.brand,
      serving: food.portions.first { $0.unit == .serving }.map { "\($0.grams)" }, figures: food.per100Grams)
  }

  /// The parts that Open Food Facts does not have yet, and the figures that differ there. Those are left as they are,
  /// because only the pack could show who is right.
  package func comparedWith(_ known: OpenFoodFactsProduct) -> (missing: Contribution, different: [Nutrient]) {
    var missing = self
    if known.name != nil { missing.name = nil }
    if known.brand != nil { missing.brand = nil }
    if known.serving != nil { missing.serving = nil }
    var different: [Nutrient] = []
    for nutrient in Nutrient.allCases {
      guard let there = known.figures[nutrient] else { continue }
      if let own = figures[nutrient], own.rounded(toPlaces: 1) != there.rounded(toPlaces: 1) {
        different.append(nutrient)
      }
      missing.figures[nutrient] = nil
    }
    return (missing, different)
  }
}
