/// A problem with the figures of an outside source. None is corrected without saying so.
package enum FoodWarning: Hashable, Sendable {
  case noName
  case noNutrition
  /// The source says that the pack has no nutrition facts.
  case noNutritionOnPackaging
  case noNutritionFlagContradictsValues
  /// Those of energy, protein, carbohydrate and fat that are not stated.
  case missing([Nutrient])
  case energyFromKilojoules
  /// The field for kilocalories contains kilojoules.
  case energyFieldInKilojoules
  /// Energy was computed from protein, carbohydrate, fat and alcohol.
  case energyFromMacros
  case sodiumFromSalt
  /// The figures are those of the prepared food.
  case prepared
  case approximate(Nutrient)
  /// The figure is at most this, "<0.5".
  case upperBound(Nutrient)
  case lowerBound(Nutrient)
  /// Measured as a trace, and counted as zero.
  case trace(Nutrient)
  /// So many figures were estimates from the ingredients and are left out.
  case estimatesIgnored(Int)
  case mixedServingAnd100
  case noAggregatedSet
  case perServingWithoutQuantity
  case perServingTooSmallToConvert
  case servingUnitUnknown
  /// A drink whose figures may be per 100 ml.
  case maybePer100Millilitres
  /// A value that no food can have.
  case impossible(Nutrient)
  /// Protein, carbohydrate and fat weigh more than the food.
  case impossibleMacroSum
  case servingExceedsItsWeight
  case sugarAboveCarbohydrate
  case saturatedAboveFat
  /// The energy does not match protein, carbohydrate and fat.
  case energyInconsistent
  /// Kilocalories and kilojoules do not match.
  case energyUnitsInconsistent
}

extension FoodWarning {
  /// The code for other programs: "missing:kcal,protein_g".
  package var code: String {
    switch self {
    case .noName: "no_name"
    case .noNutrition: "no_nutrition"
    case .noNutritionOnPackaging: "no_nutrition_on_packaging"
    case .noNutritionFlagContradictsValues: "no_nutrition_flag_contradicts_values"
    case .missing(let nutrients): "missing:" + nutrients.map(\.key).joined(separator: ",")
    case .energyFromKilojoules: "kcal_from_kj"
    case .energyFieldInKilojoules: "kcal_field_in_kj"
    case .energyFromMacros: "kcal_from_macros"
    case .sodiumFromSalt: "sodium_from_salt"
    case .prepared: "prepared_values"
    case .approximate(let nutrient): "approx:\(nutrient.key)"
    case .upperBound(let nutrient): "upper_bound:\(nutrient.key)"
    case .lowerBound(let nutrient): "lower_bound:\(nutrient.key)"
    case .trace(let nutrient): "trace:\(nutrient.key)"
    case .estimatesIgnored(let count): "estimate_ignored:\(count)"
    case .mixedServingAnd100: "mixed_serving_and_100"
    case .noAggregatedSet: "no_aggregated_set"
    case .perServingWithoutQuantity: "per_serving_without_quantity"
    case .perServingTooSmallToConvert: "per_serving_too_small_to_convert"
    case .servingUnitUnknown: "serving_unit_unknown"
    case .maybePer100Millilitres: "maybe_per_100ml"
    case .impossible(let nutrient): "impossible:\(nutrient.key)"
    case .impossibleMacroSum: "impossible:macro_sum"
    case .servingExceedsItsWeight: "serving_values_exceed_serving_weight"
    case .sugarAboveCarbohydrate: "inconsistent:sugar_gt_carbs"
    case .saturatedAboveFat: "inconsistent:saturated_gt_fat"
    case .energyInconsistent: "inconsistent:energy"
    case .energyUnitsInconsistent: "inconsistent:kcal_kj"
    }
  }
}
