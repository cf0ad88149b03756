/// How the weight changed since the week before. A single weighing varies by a kilogram with water and salt, so the
/// means of weeks are compared, each with its number of weighings.
package struct WeightTrend: Hashable, Sendable {
  /// The mean of the week's weighings, in kilograms.
  package let average: FixedDecimal
  /// The number of weighings in the mean, at least one.
  package let weighings: Int
  /// The mean of the seven days before; nil without a weighing.
  package let before: FixedDecimal?
  /// The number of weighings in `before`; zero where it is nil.
  package let weighingsBefore: Int

  /// Nil where the week has no weighing.
  package init?(_ figures: WeekFigures) {
    func values(in range: DayRange) -> [FixedDecimal] {
      figures.weights.filter { range.contains($0.day) }.map(\.amount)
    }
    let (now, then) = (values(in: figures.week.days), values(in: figures.week.before.days))
    guard let average = WeightTrend.mean(now) else { return nil }
    self.average = average
    weighings = now.count
    before = WeightTrend.mean(then)
    weighingsBefore = then.count
  }

  /// In kilograms; nil without a weighing in the week before.
  package var change: FixedDecimal? { before.map { average - $0 } }

  private static func mean(_ values: [FixedDecimal]) -> FixedDecimal? {
    values.isEmpty ? nil : values.reduce(.zero, +) / FixedDecimal(values.count)
  }
}
