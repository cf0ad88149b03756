/// A period compared with an earlier one.
package struct PeriodComparison: Hashable, Sendable {
  /// The later of the two periods.
  package let period: PeriodFigures
  /// The earlier period.
  package let before: PeriodFigures

  package init(_ period: PeriodFigures, before: PeriodFigures) {
    self.period = period
    self.before = before
  }

  /// By how much the average logged day changed in a figure; nil where either period does not have it.
  package func change(of nutrient: Nutrient) -> FixedDecimal? {
    guard let now = period.averageOfLoggedDays[nutrient], let then = before.averageOfLoggedDays[nutrient] else {
      return nil
    }
    return now - then
  }
}
