extension FoodWarning {
  /// Parses the code of a warning; nil for anything else.
  package init?(code: String) {
    let parts = code.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let warning = FoodWarning(parts[0], about: parts[1]) {
      self = warning
    } else if let warning = FoodWarning.plain.first(where: { $0.code == code }) {
      self = warning
    } else {
      return nil
    }
  }

  private init?(_ name: String, about subject: String) {
    switch (name, Nutrient(rawValue: subject)) {
    case ("missing", _):
      let nutrients = subject.split(separator: ",").map { Nutrient(rawValue: String($0)) }
      guard !nutrients.contains(nil) else { return nil }
      self = .missing(nutrients.compactMap(\.self))
    case ("estimate_ignored", _):
      guard let count = Int(subject) else { return nil }
      self = .estimatesIgnored(count)
    case ("approx", let nutrient?): self = .approximate(nutrient)
    case ("upper_bound", let nutrient?): self = .upperBound(nutrient)
    case ("lower_bound", let nutrient?): self = .lowerBound(nutrient)
    case ("trace", let nutrient?): self = .trace(nutrient)
    case ("impossible", let nutrient?): self = .impossible(nutrient)
    default: return nil
    }
  }

  /// The warnings without a nutrient or number.
  private static let plain: [FoodWarning] = [
    .noName, .noNutrition, .noNutritionOnPackaging, .noNutritionFlagContradictsValues, .energyFromKilojoules,
    .energyFieldInKilojoules, .energyFromMacros, .sodiumFromSalt, .prepared, .mixedServingAnd100, .noAggregatedSet,
    .perServingWithoutQuantity, .perServingTooSmallToConvert, .servingUnitUnknown, .maybePer100Millilitres,
    .impossibleMacroSum, .servingExceedsItsWeight, .sugarAboveCarbohydrate, .saturatedAboveFat, .energyInconsistent,
    .energyUnitsInconsistent,
  ]
}
