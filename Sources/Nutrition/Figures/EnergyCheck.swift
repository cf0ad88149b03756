/// Checks stated energy against the macronutrients: 4 kcal per gram of protein and carbohydrate, 9 of fat, 7 of alcohol
/// and 2 of fibre (Regulation (EU) 1169/2011, annex XIV).
package enum EnergyCheck: Hashable, Sendable {
  case plausible
  /// It differs from the computed energy by more than 10 %, and by more than 10 kcal, so that small values are not
  /// questioned.
  case differs(stated: FixedDecimal, computed: FixedDecimal)
  /// Negative, or more than pure fat has; such a value is not saved.
  case impossible(stated: FixedDecimal)

  /// The most kcal in 100 g of food; pure fat has 902.
  package static let mostPer100Grams = FixedDecimal(910)

  /// Checks figures per 100 g.
  ///
  /// - Parameters:
  ///   - alcohol: grams of alcohol per 100 g, where known.
  ///   - fibreWithinCarbohydrate: whether the source counts fibre as carbohydrate, as US tables do.
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
