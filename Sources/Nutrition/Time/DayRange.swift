/// Consecutive days, first and last included.
package struct DayRange: Hashable, Sendable {
  /// The earliest day, included.
  package let first: Day
  /// The latest day, included.
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

  /// The range of as many days just before this one.
  package var before: DayRange { DayRange(endingOn: first.adding(-1), count: count) }

  /// Whether a day is in the range, its ends included.
  package func contains(_ day: Day) -> Bool { first <= day && day <= last }
}
