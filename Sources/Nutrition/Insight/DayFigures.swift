/// What one day adds to a period: what was eaten on it, or what was bought on it.
package struct DayFigures: Hashable, Sendable {
  /// The diary day that the figures are of.
  package let day: Day
  /// The sum of what was eaten, or bought, on the day.
  package let totals: Totals
  /// What the day allowed, in kcal; nil where that is no question, as for what was bought.
  package let allowance: FixedDecimal?

  package init(day: Day, totals: Totals, allowance: FixedDecimal? = nil) {
    self.day = day
    self.totals = totals
    self.allowance = allowance
  }

  /// What was eaten on a day.
  package init(_ record: DayRecord) {
    self.init(day: record.day, totals: Totals(record), allowance: record.allowance.allowance)
  }
}
