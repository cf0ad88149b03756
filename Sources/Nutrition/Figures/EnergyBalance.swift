/// Energy against what the other figures give: 4 kcal a gram of protein and of carbohydrate, 9 of fat; fibre, which is part
/// of the carbohydrate, between nothing and 4. Alcohol, which is none of the eight, can only add to it.
package struct EnergyBalance: Hashable, Sendable {
  /// How many kcal more than 10 %, and more than 12, the energy of 100 g is below what it can be.
  package let below: FixedDecimal
  /// The same above it.
  package let above: FixedDecimal
  /// Whether parts are no more than the whole, and 100 g no more than 100 g, but for rounding.
  package let isWhole: Bool

  /// Nil where a figure that it takes is not known.
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
