package import Nutrition

/// Whether figures per 100 g or ml are possible for a food, and consistent with each other. Nothing is corrected.
package struct FigurePlausibility: Hashable, Sendable {
  private let figures: Nutrients
  private let alcohol: FixedDecimal?
  private let polyols: FixedDecimal?

  /// - Parameters:
  ///   - alcohol: in g or % vol, where known.
  ///   - polyols: in g, where known; a gram of carbohydrate that is polyol has 2.4 kcal or less.
  package init(_ figures: Nutrients, alcohol: FixedDecimal? = nil, polyols: FixedDecimal? = nil) {
    self.figures = figures
    self.alcohol = alcohol
    self.polyols = polyols
  }

  /// What is missing, impossible or inconsistent; empty where all is well, and where nothing at all is known.
  package var warnings: [FoodWarning] {
    guard figures != .unknown else { return [] }
    var warnings: [FoodWarning] = []
    if !missing.isEmpty { warnings.append(.missing(missing)) }
    warnings += impossible.map { .impossible($0) }
    if macroSum > FixedDecimal(105) { warnings.append(.impossibleMacroSum) }
    if exceeds(figures.sugar, figures.carbohydrate) { warnings.append(.sugarAboveCarbohydrate) }
    if exceeds(figures.saturatedFat, figures.fat) { warnings.append(.saturatedAboveFat) }
    if energyIsInconsistent { warnings.append(.energyInconsistent) }
    return warnings
  }

  /// Which of energy, protein, carbohydrate and fat are not stated.
  private var missing: [Nutrient] {
    [Nutrient.energy, .protein, .carbohydrate, .fat].filter { figures[$0] == nil }
  }

  private var impossible: [Nutrient] {
    Nutrient.allCases.filter { nutrient in
      figures[nutrient].map { $0 < .zero || $0 > FigurePlausibility.most(nutrient) } ?? false
    }
  }

  /// The most that 100 g can contain, with room for rounding: pure fat has 902 kcal, pure salt 39.3 g of sodium.
  package static func most(_ nutrient: Nutrient) -> FixedDecimal {
    switch nutrient {
    case .energy: FixedDecimal(905)
    case .sodium: FixedDecimal(39_400)
    case .protein, .carbohydrate, .fat, .saturatedFat, .sugar, .fibre: FixedDecimal(units: 100_50_000_000)
    }
  }

  /// Grams of protein, carbohydrate and fat together, counting those that are known.
  package var macroSum: FixedDecimal {
    [figures.protein, figures.carbohydrate, figures.fat].compactMap(\.self).reduce(.zero, +)
  }

  /// Whether a part exceeds its whole by more than half a gram.
  private func exceeds(_ part: FixedDecimal?, _ whole: FixedDecimal?) -> Bool {
    guard let part, let whole else { return false }
    return part > whole + FixedDecimal(units: FixedDecimal.scale / 2)
  }

  /// Whether the energy is outside what protein, carbohydrate and fat can provide, by more than a fifth and 8 kcal. It
  /// is not checked where there is alcohol, or one of the three is unknown. Fibre may or may not be included in
  /// carbohydrate.
  private var energyIsInconsistent: Bool {
    guard let energy = figures.energy, let protein = figures.protein, let carbohydrate = figures.carbohydrate,
      let fat = figures.fat, alcohol ?? .zero <= .zero
    else { return false }
    let computed = (protein + carbohydrate) * FixedDecimal(4) + fat * FixedDecimal(9)
    let least = (computed - (polyols ?? .zero) * FixedDecimal(4)) * FixedDecimal(units: 80_000_000) - FixedDecimal(8)
    let most =
      (computed + (figures.fibre ?? .zero) * FixedDecimal(2)) * FixedDecimal(units: 120_000_000) + FixedDecimal(8)
    return energy < least || energy > most
  }
}
