package import Nutrition

extension FoodWarning {
  /// What is odd, for people.
  package var sentence: String {
    switch self {
    case .noName: "It has no name."
    case .noNutrition: "It has no nutrition figures."
    case .noNutritionOnPackaging: "Its pack states no nutrition."
    case .noNutritionFlagContradictsValues: "It is said to state no nutrition, and yet has figures."
    case .missing(let nutrients): "Not known: \(nutrients.map(\.name).phrase)."
    case .energyFromKilojoules: "Its energy is stated in kJ and was converted."
    case .energyFieldInKilojoules: "Its kcal were stated in kJ by mistake, and were converted."
    case .energyFromMacros: "Its energy is reckoned from protein, carbohydrate and fat."
    case .sodiumFromSalt: "Its sodium is reckoned from salt."
    case .prepared: "The figures are those of the prepared food; count it by the serving."
    case .approximate(let nutrient): "Its \(nutrient.name) is approximate."
    case .upperBound(let nutrient): "Its \(nutrient.name) is at most that."
    case .lowerBound(let nutrient): "Its \(nutrient.name) is at least that."
    case .trace(let nutrient): "Of \(nutrient.name) there are traces, taken as zero."
    case .estimatesIgnored(let count):
      "\(count == 1 ? "One figure" : "\(count) figures") guessed from its ingredients \(count == 1 ? "is" : "are") left out."
    case .mixedServingAnd100: "Some figures come from a label per serving, others from one per 100."
    case .noAggregatedSet: "Its figures were entered and not worked out yet."
    case .perServingWithoutQuantity: "Its figures are per serving, and what a serving is was not said."
    case .perServingTooSmallToConvert: "Its figures are per serving, and the serving is too small to reckon from."
    case .servingUnitUnknown: "The unit of its serving is not known; it is taken as grams."
    case .maybePer100Millilitres: "It is a drink: the figures may be per 100 ml."
    case .impossible(let nutrient): "Its \(nutrient.name) cannot be."
    case .impossibleMacroSum: "Its protein, carbohydrate and fat weigh more than all of it."
    case .servingExceedsItsWeight: "What is in a serving weighs more than the serving."
    case .sugarAboveCarbohydrate: "It has more sugar than carbohydrate."
    case .saturatedAboveFat: "It has more saturated fat than fat."
    case .energyInconsistent: "Its energy does not fit its protein, carbohydrate and fat."
    case .energyUnitsInconsistent: "Its kcal and its kJ do not fit each other."
    }
  }
}
