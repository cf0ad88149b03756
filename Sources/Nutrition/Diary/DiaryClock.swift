/// Turns instants into diary days. A profile's day may start at 04:00, so that a late supper belongs to the evening
/// before.
package struct DiaryClock: Hashable, Sendable {
  /// The zone of the clock.
  package let zone: Zone
  /// When a diary day begins; earlier times belong to the day before.
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

  /// The instant at which clocks show `time` on the diary day. A time before the start of the day is on the next
  /// calendar day.
  package func instant(_ day: Day, _ time: ClockTime) -> Instant {
    zone.instant(time < dayStart ? day.adding(1) : day, time)
  }
}
