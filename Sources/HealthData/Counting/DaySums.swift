internal import Nutrition

/// Sums by diary day. Energy that was used over a stretch of time is divided where a day ends.
struct DaySums {
  private let clocks: [DiaryClock]
  private var sums: [Day: FixedDecimal] = [:]
  /// The day that was added to last and its bounds, cached because most samples are of the same day as the one before.
  private var day: Day?
  private var zone: UInt8 = 0
  private var bounds: Range<Int64> = 0..<0
  private var sum = FixedDecimal.zero

  /// - Parameter clocks: indexed by their numbers.
  init(_ clocks: [DiaryClock]) {
    self.clocks = clocks
  }

  /// Adds energy at a moment, in seconds since 1970.
  mutating func add(_ energy: FixedDecimal, at second: Int64, _ zone: UInt8) {
    enter(second, zone)
    sum += energy
  }

  /// Adds energy that was used between two moments, in seconds since 1970.
  ///
  /// - Parameter share: the fraction of the energy that belongs to a part of that time.
  mutating func add(
    _ energy: FixedDecimal, from start: Int64, to end: Int64, _ zone: UInt8, share: (Range<Int64>) -> (Int64, of: Int64)
  ) {
    enter(start, zone)
    var place = start
    var rest = energy
    while end > bounds.upperBound {
      let stop = max(bounds.upperBound, place + 1)
      let (part, whole) = share(place..<stop)
      let counted = energy * FixedDecimal(Int(part)) / FixedDecimal(Int(whole))
      sum += counted
      rest -= counted
      place = stop
      enter(place, zone)
    }
    // The rest goes to the last day, so that nothing is lost by rounding.
    sum += rest
  }

  /// The sums of all days.
  mutating func finish() -> [Day: FixedDecimal] {
    leave()
    return sums
  }

  private mutating func enter(_ second: Int64, _ zone: UInt8) {
    guard zone != self.zone || !bounds.contains(second) else { return }
    leave()
    let clock = clocks[Int(zone)]
    self.zone = zone
    let entered = clock.day(of: Instant(milliseconds: second * 1_000))
    let first = clock.instant(entered, clock.dayStart).seconds
    let next = clock.instant(entered.adding(1), clock.dayStart).seconds
    // Where clocks change exactly when a day starts, these bounds may be off, but the day itself is right.
    bounds = min(first, second)..<max(next, second + 1)
    day = entered
  }

  private mutating func leave() {
    if let day { sums[day, default: .zero] += sum }
    day = nil
    bounds = 0..<0
    sum = .zero
  }
}
