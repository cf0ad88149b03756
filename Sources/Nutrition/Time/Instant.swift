/// A moment, to the millisecond.
package struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  package let milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  package static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

  package func adding(minutes: Int) -> Instant { Instant(milliseconds: milliseconds + Int64(minutes) * 60_000) }

  /// Whole seconds since 1970, rounded down.
  package var seconds: Int64 { milliseconds.flooredDivision(by: 1_000) }

  /// Minutes from `earlier` to this moment, rounded down.
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
