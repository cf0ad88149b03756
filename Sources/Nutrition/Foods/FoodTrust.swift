/// Whether the figures of an outside source can be used as they are.
package enum FoodTrust: String, CaseIterable, Codable, Sendable {
  case ok
  /// Incomplete, or the figures contradict each other.
  case check
  /// No food can have these figures: a person must look at them before they are logged.
  case impossible
  /// There are no figures.
  case none

  /// The trust that follows from the figures and their warnings.
  package init(of figures: Nutrients, _ warnings: [FoodWarning]) {
    self =
      if figures == .unknown {
        .none
      } else {
        warnings.map(FoodTrust.init).max { $0.weight < $1.weight } ?? .ok
      }
  }

  private init(_ warning: FoodWarning) {
    self =
      switch warning {
      case .impossible, .impossibleMacroSum, .servingExceedsItsWeight: .impossible
      case .missing, .noNutritionFlagContradictsValues, .mixedServingAnd100, .sugarAboveCarbohydrate,
        .saturatedAboveFat, .energyInconsistent, .energyUnitsInconsistent, .energyFromMacros:
        .check
      case .noName, .noNutrition, .noNutritionOnPackaging, .energyFromKilojoules, .energyFieldInKilojoules,
        .sodiumFromSalt, .prepared, .approximate, .upperBound, .lowerBound, .trace, .estimatesIgnored,
        .noAggregatedSet, .perServingWithoutQuantity, .perServingTooSmallToConvert, .servingUnitUnknown,
        .maybePer100Millilitres:
        .ok
      }
  }

  private var weight: Int {
    switch self {
    case .ok: 0
    case .check: 1
    case .impossible: 2
    case .none: 3
    }
  }
}
