/// Days in a row, the first and the last one included.
package struct DayRange: Hashable, Sendable {
  /// The earliest day, part of the range.
  package let first: Day
  /// The latest day, part of the range.
  package let last: Day

  /// Nil where the last day comes before the first.
  package init?(from first: Day, through last: Day) {
    guard first <= last else { return nil }
    (self.first, self.last) = (first, last)
  }

  /// - Parameter count: how many days; fewer than 1 is 1.
  package init(endingOn last: Day, count: Int) {
    (first, self.last) = (last.adding(1 - max(count, 1)), last)
  }

  /// How many days, at least 1.
  package var count: Int { last.number - first.number + 1 }

  /// Every day of the range, in order.
  package var days: [Day] { (0..<count).map { first.adding($0) } }

  /// As many days that end where these begin.
  package var before: DayRange { DayRange(endingOn: first.adding(-1), count: count) }

  /// Whether a day is in the range; its first and its last one are.
  package func contains(_ day: Day) -> Bool { first <= day && day <= last }
}
