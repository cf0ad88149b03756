package import Nutrition

/// A time of a hybrid logical clock (Kulkarni and others, 2014): milliseconds since 1970 and a counter for events
/// within the same millisecond. It only decides between changes of which neither had seen the other.
package struct HybridTime: Hashable, Comparable, Sendable {
  /// 47 bits of milliseconds and 16 bits of the counter in one number, which can be stored in a column and compared.
  package let packed: Int64

  /// A negative number becomes the start.
  package init(packed: Int64) { self.packed = max(packed, 0) }

  /// Milliseconds before 1970 become 0, those after the year 6429 the latest time there is.
  package init(milliseconds: Int64, count: UInt16 = 0) {
    packed = min(max(milliseconds, 0), HybridTime.latest) << 16 | Int64(count)
  }

  /// Before anything happened: 1 January 1970.
  package static let start = HybridTime(packed: 0)

  /// In the year 6429: the largest value that fits.
  private static let latest: Int64 = 1 << 47 - 1

  /// Milliseconds since 1970, without the counter.
  package var milliseconds: Int64 { packed >> 16 }

  /// Orders by the milliseconds, then by the counter.
  package static func < (left: HybridTime, right: HybridTime) -> Bool { left.packed < right.packed }

  /// The next time; where the counter is full, it runs over into the next millisecond.
  var next: HybridTime { HybridTime(packed: packed == .max ? packed : packed + 1) }
}

/// A device's clock: it never goes back, and each stamp is later than all times that it has adopted.
package struct HybridClock: Hashable, Sendable {
  /// The clock of a device that is further ahead than this, in milliseconds, is not adopted.
  package static let mostAhead: Int64 = 24 * 3_600_000

  /// The latest time that was stamped or adopted.
  package private(set) var last: HybridTime

  package init(last: HybridTime = .start) { self.last = last }

  /// The time for a commit that is made now.
  package mutating func stamp(at now: Instant) -> HybridTime {
    let wall = HybridTime(milliseconds: now.milliseconds)
    last = wall > last ? wall : last.next
    return last
  }

  /// Adopts the time of a received commit, unless it is too far ahead of the clock here.
  package mutating func adopt(_ other: HybridTime, at now: Instant) {
    guard other.milliseconds - now.milliseconds <= HybridClock.mostAhead else { return }
    last = max(last, other)
  }
}
