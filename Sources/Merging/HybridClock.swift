package import Nutrition

/// A moment of a hybrid logical clock (Kulkarni and others, 2014): milliseconds since 1970 and a count of what happened within
/// one. It decides between changes of which neither had seen the other, and nothing else.
package struct HybridTime: Hashable, Comparable, Sendable {
  /// 47 bits of milliseconds, 16 bits of the count: a number that stands in a column and is compared as one.
  package let packed: Int64

  /// A number that is negative is the beginning.
  package init(packed: Int64) { self.packed = max(packed, 0) }

  /// Milliseconds before 1970 become 0, those beyond the year 6429 the latest there is.
  package init(milliseconds: Int64, count: UInt16 = 0) {
    packed = min(max(milliseconds, 0), HybridTime.latest) << 16 | Int64(count)
  }

  /// Before anything happened: 1 January 1970.
  package static let start = HybridTime(packed: 0)

  /// In the year 6429: no clock shows more.
  private static let latest: Int64 = 1 << 47 - 1

  /// Since 1970, without the count.
  package var milliseconds: Int64 { packed >> 16 }

  /// By the milliseconds, then by the count.
  package static func < (left: HybridTime, right: HybridTime) -> Bool { left.packed < right.packed }

  /// The next one: where the count is full, that of the next millisecond.
  var next: HybridTime { HybridTime(packed: packed == .max ? packed : packed + 1) }
}

/// A device's clock: it never goes back, and what it stamps is later than all that it has taken over.
package struct HybridClock: Hashable, Sendable {
  /// A device whose clock is further ahead than this, in milliseconds, takes nobody else's along.
  package static let mostAhead: Int64 = 24 * 3_600_000

  /// The latest time that it has stamped or taken over.
  package private(set) var last: HybridTime

  package init(last: HybridTime = .start) { self.last = last }

  /// The time of a commit that is made now.
  package mutating func stamp(at now: Instant) -> HybridTime {
    let wall = HybridTime(milliseconds: now.milliseconds)
    last = wall > last ? wall : last.next
    return last
  }

  /// Takes over the time of a commit that came, unless it is far ahead of the clock here.
  package mutating func adopt(_ other: HybridTime, at now: Instant) {
    guard other.milliseconds - now.milliseconds <= HybridClock.mostAhead else { return }
    last = max(last, other)
  }
}
