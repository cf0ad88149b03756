/// Compares energy with the energy of the other figures: 4 kcal per gram of protein and carbohydrate, 9 per gram of
/// fat, and for fibre, which is part of the carbohydrate, between 0 and 4. Alcohol is not one of the eight figures and
/// can only raise the energy.
package struct EnergyBalance: Hashable, Sendable {
  /// By how many kcal the energy of 100 g is too low, beyond a tolerance of 10 % or 12 kcal, whichever is more.
  package let below: FixedDecimal
  /// By how many kcal it is too high, beyond the same tolerance.
  package let above: FixedDecimal
  /// Whether no part exceeds the whole and the figures of 100 g weigh no more than 100 g, apart from rounding.
  package let isWhole: Bool

  /// Nil where a figure that it needs is unknown.
  package init?(_ per100Grams: Nutrients) {
    guard let energy = per100Grams.energy, let protein = per100Grams.protein, let fat = per100Grams.fat,
      let carbohydrate = per100Grams.carbohydrate, let fibre = per100Grams.fibre
    else { return nil }
    let most = (protein + carbohydrate) * FixedDecimal(4) + fat * FixedDecimal(9)
    let least = most - fibre * FixedDecimal(4)
    let allowed = max(energy / FixedDecimal(10), FixedDecimal(12))
    below = max(least - allowed - energy, .zero)
    above = max(energy - most - allowed, .zero)
    let slack = FixedDecimal(1)
    isWhole =
      (per100Grams.saturatedFat ?? .zero) <= fat + slack
      && (per100Grams.sugar ?? .zero) + fibre <= carbohydrate + slack
      && protein + carbohydrate + fat <= FixedDecimal(102)
  }
}
