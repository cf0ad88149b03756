/// How a value developed over a range of days, with at most one value per day.
package struct Trend: Hashable, Sendable {
  /// All days of the range, with a value or without.
  package let range: DayRange
  /// One for each day of the range, in order; nil on a day without a value.
  package let values: [FixedDecimal?]

  /// - Parameter values: by day; values outside the range are ignored, and of two on one day the later one counts.
  package init(_ range: DayRange, values: some Sequence<(day: Day, value: FixedDecimal)>) {
    self.range = range
    var byDay: [Day: FixedDecimal] = [:]
    for (day, value) in values where range.contains(day) { byDay[day] = value }
    self.values = range.days.map { byDay[$0] }
  }

  /// How many days have a value.
  package var count: Int { values.count { $0 != nil } }

  /// The mean of all values; nil where there are none.
  package var average: FixedDecimal? {
    let known = values.compactMap(\.self)
    return known.isEmpty ? nil : known.reduce(.zero, +) / FixedDecimal(known.count)
  }

  /// The latest value; nil where there is none.
  package var latest: FixedDecimal? { values.last { $0 != nil } ?? nil }

  /// The difference from the first value to the last; nil with fewer than two values.
  package var change: FixedDecimal? {
    let known = values.compactMap(\.self)
    guard known.count > 1 else { return nil }
    return known[known.count - 1] - known[0]
  }
}
