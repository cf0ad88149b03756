/// The energy that was bought compared with what was eaten, in kcal. The gap is not a judgement: stock, other eaters,
/// meals out and days that are not logged are all part of it.
package struct EnergyGap: Hashable, Sendable {
  /// The energy of purchases whose food and weight are known.
  package let bought: FixedDecimal
  /// The energy of what was logged, as far as it is known.
  package let eaten: FixedDecimal
  /// The number of receipt lines that are food or drink.
  package let items: Int
  /// How many of them have no known energy, which makes `bought` too low.
  package let unknownItems: Int

  /// Nil where nothing was bought.
  package init?(_ figures: WeekFigures) {
    guard let shopping = figures.shopping else { return nil }
    bought = shopping.energy
    eaten = figures.period.totals.energy
    items = shopping.items
    unknownItems = shopping.unknownItems
  }

  /// Bought minus eaten; negative where more was eaten.
  package var gap: FixedDecimal { bought - eaten }
}
