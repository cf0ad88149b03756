/// What was bought beside what was eaten, in kcal. The gap is a number and no judgement: stock, other eaters, meals out
/// and days that are not logged are all in it.
package struct EnergyGap: Hashable, Sendable {
  package let bought: FixedDecimal
  package let eaten: FixedDecimal
  package let items: Int
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
