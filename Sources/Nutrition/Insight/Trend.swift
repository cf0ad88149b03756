/// How something moved over a range of days: one value on the days that have one, nothing in between.
package struct Trend: Hashable, Sendable {
  /// All days that are looked at, with a value or without.
  package let range: DayRange
  /// One a day of the range, in order; nil on a day without a value.
  package let values: [FixedDecimal?]

  /// - Parameter values: by day; those outside the range are left out, and of two of one day the later one counts.
  package init(_ range: DayRange, values: some Sequence<(day: Day, value: FixedDecimal)>) {
    self.range = range
    var byDay: [Day: FixedDecimal] = [:]
    for (day, value) in values where range.contains(day) { byDay[day] = value }
    self.values = range.days.map { byDay[$0] }
  }

  /// How many days have a value.
  package var count: Int { values.count { $0 != nil } }

  /// The mean of the days that have one; nil where none has.
  package var average: FixedDecimal? {
    let known = values.compactMap(\.self)
    return known.isEmpty ? nil : known.reduce(.zero, +) / FixedDecimal(known.count)
  }

  /// The value of the last day that has one; nil where none has.
  package var latest: FixedDecimal? { values.last { $0 != nil } ?? nil }

  /// From the first value to the last one; nil where fewer than two days have one.
  package var change: FixedDecimal? {
    let known = values.compactMap(\.self)
    guard known.count > 1 else { return nil }
    return known[known.count - 1] - known[0]
  }
}
