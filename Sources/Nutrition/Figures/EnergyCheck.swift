/// Whether stated energy fits the macronutrients: 4 kcal a gram of protein and carbohydrate, 9 of fat, 7 of
/// alcohol and 2 of fibre (Regulation (EU) 1169/2011, annex XIV).
package enum EnergyCheck: Hashable, Sendable {
  case plausible
  /// More than 10 % (and 10 kcal, so that small values are not quarrelled about) away from what the macronutrients give.
  case differs(stated: FixedDecimal, computed: FixedDecimal)
  /// Negative, or above what pure fat can hold; such a value is not saved.
  case impossible(stated: FixedDecimal)

  /// More energy than this in 100 g is not food: pure fat is 902.
  package static let mostPer100Grams = FixedDecimal(910)

  /// Checks figures per 100 g.
  ///
  /// - Parameters:
  ///   - alcohol: grams of alcohol per 100 g, where known.
  ///   - fibreWithinCarbohydrate: true for tables that count fibre as carbohydrate (US habit).
  package static func of(
    _ per100Grams: Nutrients, alcohol: FixedDecimal = .zero, fibreWithinCarbohydrate: Bool = true
  ) -> EnergyCheck {
    guard let stated = per100Grams.energy else { return .plausible }
    guard stated >= .zero, stated <= mostPer100Grams else { return .impossible(stated: stated) }
    guard let protein = per100Grams.protein, let carbohydrate = per100Grams.carbohydrate, let fat = per100Grams.fat
    else { return .plausible }
    let fibre = per100Grams.fibre ?? .zero
    let digestible = fibreWithinCarbohydrate ? max(carbohydrate - fibre, .zero) : carbohydrate
    let computed =
      (protein + digestible) * FixedDecimal(4) + fat * FixedDecimal(9) + alcohol * FixedDecimal(7) + fibre
      * FixedDecimal(2)
    let apart = (stated - computed).magnitude
    let allowed = max(max(stated, computed) / FixedDecimal(10), FixedDecimal(10))
    return apart > allowed ? .differs(stated: stated, computed: computed) : .plausible
  }
}
