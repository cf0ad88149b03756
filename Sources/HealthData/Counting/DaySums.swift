internal import Nutrition

/// Sums by diary day, to which energy of stretches of time is added, cut where a day ends.
struct DaySums {
  private let clocks: [DiaryClock]
  private var sums: [Day: FixedDecimal] = [:]
  /// The day that was added to last, from its first second to the one behind it: most of what comes is of the same.
  private var day: Day?
  private var zone: UInt8 = 0
  private var bounds: Range<Int64> = 0..<0
  private var sum = FixedDecimal.zero

  /// - Parameter clocks: by their numbers.
  init(_ clocks: [DiaryClock]) {
    self.clocks = clocks
  }

  /// Adds energy of a moment, in seconds since 1970.
  mutating func add(_ energy: FixedDecimal, at second: Int64, _ zone: UInt8) {
    enter(second, zone)
    sum += energy
  }

  /// Adds energy of the time from one second to a later one.
  ///
  /// - Parameter share: how much of the energy belongs to a part of that time, as a fraction.
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
    // What is left belongs to the last day, so that nothing is lost to rounding.
    sum += rest
  }

  /// All of them.
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
    // Where clocks are set at the very hour at which a day starts, its bounds may be off; the day itself is right.
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
