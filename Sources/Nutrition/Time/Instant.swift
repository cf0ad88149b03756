/// A point in time, to the millisecond.
package struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, limited to `Day.farthest` days either way.
  package let milliseconds: Int64

  private static let farthest = Int64(Day.farthest) * 86_400_000

  /// Clamps the number to the farthest day, so that calculations cannot overflow.
  package init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, -Instant.farthest), Instant.farthest)
  }

  /// Earlier is less.
  package static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

  /// The instant a number of minutes later, or earlier for a negative number.
  package func adding(minutes: Int) -> Instant {
    Instant(milliseconds: milliseconds.addingClamped(Int64(minutes).multipliedClamped(by: 60_000)))
  }

  /// Whole seconds since 1970, rounded down.
  package var seconds: Int64 { milliseconds.flooredDivision(by: 1_000) }

  /// Minutes from `earlier` to this instant, rounded down.
  package func minutes(since earlier: Instant) -> Int {
    Int((milliseconds - earlier.milliseconds).flooredDivision(by: 60_000))
  }
}

extension Int64 {
  func flooredDivision(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
