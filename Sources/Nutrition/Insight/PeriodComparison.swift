/// A period beside the one of the same length before it.
package struct PeriodComparison: Hashable, Sendable {
  /// The later of the two periods.
  package let period: PeriodFigures
  /// The period just before it.
  package let before: PeriodFigures

  package init(_ period: PeriodFigures, before: PeriodFigures) {
    self.period = period
    self.before = before
  }

  /// How much more of a figure an average logged day has than one before; nil where either period does not know.
  package func change(of nutrient: Nutrient) -> FixedDecimal? {
    guard let now = period.averageOfLoggedDays[nutrient], let then = before.averageOfLoggedDays[nutrient] else {
      return nil
    }
    return now - then
  }
}
