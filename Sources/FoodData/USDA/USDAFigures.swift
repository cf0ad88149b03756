package import Nutrition

/// The eight figures of a food, with warnings about them.
package struct USDAFigures: Hashable, Sendable {
  /// Per 100 g or ml; carbohydrate is by difference, so it includes fibre.
  package private(set) var figures = Nutrients.unknown
  /// Warnings about substituted figures, and about what does not fit together.
  package private(set) var warnings: [FoodWarning] = []

  /// Takes each figure from the best nutrient that is stated, and energy from the closest one.
  package init(_ amounts: USDAAmounts) {
    figures.protein = amounts[.protein]
    figures.fat = amounts[.fat] ?? near(.fat, amounts[.fatOfLabels])
    figures.carbohydrate = amounts[.carbohydrate] ?? near(.carbohydrate, amounts[.carbohydrateBySummation])
    figures.saturatedFat = amounts[.saturatedFat]
    figures.sugar = amounts[.sugars] ?? amounts[.sugarsOfLabels]
    figures.fibre = amounts[.fibre] ?? amounts[.fibreByNewerMethod]
    figures.sodium = amounts[.sodium]
    setEnergy(amounts)
    warnings += FigurePlausibility(figures, alcohol: amounts[.alcohol]).warnings
  }

  /// An approximate amount, with a warning that says so.
  private mutating func near(_ nutrient: Nutrient, _ amount: FixedDecimal?) -> FixedDecimal? {
    if amount != nil { warnings.append(.approximate(nutrient)) }
    return amount
  }

  private mutating func setEnergy(_ amounts: USDAAmounts) {
    for nutrient in [USDANutrient.energy, .energyBySpecificFactors, .energyByGeneralFactors] {
      if let energy = amounts[nutrient] {
        figures.energy = energy
        return
      }
    }
    if let kilojoules = amounts[.energyInKilojoules] {
      figures.energy = (kilojoules / .kilojoulesPerKilocalorie).rounded(toPlaces: 1)
      warnings.append(.energyFromKilojoules)
    } else if let energy = energyOfMacros(amounts) {
      figures.energy = energy
      warnings.append(.energyFromMacros)
    }
  }

  /// 4 kcal for a gram of protein and carbohydrate, 9 for fat, 7 for alcohol. Nil where one of the three is unknown and
  /// could contribute more than an eighth of the energy: dry beans with only protein and fat known have three times the
  /// energy of those two.
  private func energyOfMacros(_ amounts: USDAAmounts) -> FixedDecimal? {
    let known = [figures.protein, figures.carbohydrate, figures.fat]
    guard known.contains(where: { $0 != nil }) else { return nil }
    func grams(_ figure: FixedDecimal?) -> FixedDecimal { max(figure ?? .zero, .zero) }
    let alcohol = grams(amounts[.alcohol])
    let energy =
      (grams(figures.protein) + grams(figures.carbohydrate)) * FixedDecimal(4) + grams(figures.fat) * FixedDecimal(9)
      + alcohol * FixedDecimal(7)
    guard known.contains(nil) else { return energy }
    let accounted = known.map(grams).reduce(alcohol, +) + grams(amounts[.water]) + grams(amounts[.ash])
    let hidden = max(FixedDecimal(100) - accounted, .zero) * FixedDecimal(4)
    return hidden <= energy / FixedDecimal(8) ? energy : nil
  }
}
