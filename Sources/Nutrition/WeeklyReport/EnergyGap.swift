/// What was bought beside what was eaten, in kcal. The gap is a number and no judgement: stock, other eaters, meals out
/// and days that are not logged are all in it.
package struct EnergyGap: Hashable, Sendable {
  /// The energy of what was bought whose food and weight are known.
  package let bought: FixedDecimal
  /// The energy of what was logged, as far as it is known.
  package let eaten: FixedDecimal
  /// How many lines of receipts were something to eat or drink.
  package let items: Int
  /// How many of these have no known energy, so that `bought` is too low.
  package let unknownItems: Int

  /// Nil where nothing was bought.
  package init?(_ figures: WeekFigures) {
    guard let shopping = figures.shopping else { return nil }
    bought = shopping.energy
    eaten = figures.period.totals.energy
    items = shopping.items
    unknownItems = shopping.unknownItems
  }

  /// Bought beyond what was eaten; negative where more was eaten.
  package var gap: FixedDecimal { bought - eaten }
}
