/// Turns moments into diary days: a profile's day may start at 04:00, so that a late supper belongs to the evening.
package struct DiaryClock: Hashable, Sendable {
  /// The zone in which the day's times are read.
  package let zone: Zone
  /// The time at which a diary day begins; what is earlier belongs to the day before.
  package let dayStart: ClockTime

  package init(zone: Zone, dayStart: ClockTime = .midnight) {
    self.zone = zone
    self.dayStart = dayStart
  }

  /// The diary day that `instant` falls on.
  package func day(of instant: Instant) -> Day {
    let local = zone.local(instant)
    return local.time < dayStart ? local.day.adding(-1) : local.day
  }

  /// The moment at which clocks show `time` on the diary day: before the day's start it is the next calendar day.
  package func instant(_ day: Day, _ time: ClockTime) -> Instant {
    zone.instant(time < dayStart ? day.adding(1) : day, time)
  }
}
