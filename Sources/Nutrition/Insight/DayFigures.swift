/// One day within a period: what was eaten or bought on it.
package struct DayFigures: Hashable, Sendable {
  /// The diary day.
  package let day: Day
  /// The totals of what was eaten, or bought, on the day.
  package let totals: Totals
  /// The day's allowance in kcal; nil where there is none, as for what was bought.
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
