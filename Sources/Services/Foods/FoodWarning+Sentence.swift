internal import EmbeddedMessages
package import Messages
package import Nutrition

extension FoodWarning {
  /// The warning, for people.
  package var text: Text {
    switch self {
    case .noName: .warningNoName
    case .noNutrition: .warningNoNutrition
    case .noNutritionOnPackaging: .warningNoneOnPack
    case .noNutritionFlagContradictsValues: .warningSaidToStateNone
    case .missing(let nutrients): .warningMissing(nutrients: nutrients.map { .nutrientName(nutrient: $0) })
    case .energyFromKilojoules: .warningFromKilojoules
    case .energyFieldInKilojoules: .warningKilojoulesByMistake
    case .energyFromMacros: .warningEnergyFromMacros
    case .sodiumFromSalt: .warningSodiumFromSalt
    case .prepared: .warningPrepared
    case .approximate(let nutrient): .warningApproximate(nutrient: nutrient)
    case .upperBound(let nutrient): .warningAtMost(nutrient: nutrient)
    case .lowerBound(let nutrient): .warningAtLeast(nutrient: nutrient)
    case .trace(let nutrient): .warningTrace(nutrient: nutrient)
    case .estimatesIgnored(let count): .warningEstimatesLeftOut(count: count)
    case .mixedServingAnd100: .warningMixedBases
    case .noAggregatedSet: .warningNotWorkedOut
    case .perServingWithoutQuantity: .warningServingUnsaid
    case .perServingTooSmallToConvert: .warningServingTooSmall
    case .servingUnitUnknown: .warningServingUnitUnknown
    case .maybePer100Millilitres: .warningMaybeMillilitres
    case .impossible(let nutrient): .warningImpossible(nutrient: nutrient)
    case .impossibleMacroSum: .warningImpossibleSum
    case .servingExceedsItsWeight: .warningServingExceeds
    case .sugarAboveCarbohydrate: .warningSugarAbove
    case .saturatedAboveFat: .warningSaturatedAbove
    case .energyInconsistent: .warningEnergyInconsistent
    case .energyUnitsInconsistent: .warningUnitsInconsistent
    }
  }
}
