/// A time zone: which offset from UTC applies when.
///
/// Read from the bytes of a compiled zone file (RFC 8536), as every Linux has them under `zoneinfo`. A zone is a value:
/// the process's own zone is neither used nor changed, so tests and replays can use several at once.
package struct Zone: Hashable, Sendable {
  /// "Europe/Berlin", "UTC".
  package let identifier: String
  private let transitions: [Transition]
  private let first: Int
  private let rule: ZoneRule?

  struct Transition: Hashable, Sendable {
    /// The time, in seconds since 1970, from which `offset` applies.
    let at: Int64
    let offset: Int
  }

  /// Universal time, with an offset of zero.
  package static let utc = Zone(identifier: "UTC", offset: 0)

  /// A zone with one fixed offset, in seconds east of UTC.
  package init(identifier: String, offset: Int) {
    self.identifier = identifier
    transitions = []
    first = offset
    rule = nil
  }

  init(identifier: String, transitions: [Transition], first: Int, rule: ZoneRule?) {
    self.identifier = identifier
    self.transitions = transitions
    self.first = first
    self.rule = rule
  }

  /// Seconds east of UTC at `instant`.
  package func offset(at instant: Instant) -> Int {
    let seconds = instant.seconds
    if let last = transitions.last, seconds >= last.at { return rule?.offset(at: seconds) ?? last.offset }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at <= seconds { low = middle + 1 } else { high = middle }
    }
    if low > 0 { return transitions[low - 1].offset }
    return transitions.isEmpty ? rule?.offset(at: seconds) ?? first : first
  }

  /// The local time at an instant.
  package func local(_ instant: Instant) -> LocalTime {
    LocalTime(instant, offset: offset(at: instant))
  }

  /// The instant at which clocks in the zone show `time` on `day`. An hour that occurs twice means the first; a time
  /// that is skipped means the instant as long after the change as `time` is into the gap.
  package func instant(_ day: Day, _ time: ClockTime) -> Instant {
    let wall = Int64(day.number) * 86_400 + Int64(time.minutes) * 60
    let before = offset(at: Instant(milliseconds: (wall - 86_400) * 1_000))
    let after = offset(at: Instant(milliseconds: (wall + 86_400) * 1_000))
    for candidate in [before, after] {
      let instant = Instant(milliseconds: (wall - Int64(candidate)) * 1_000)
      if offset(at: instant) == candidate { return instant }
    }
    return Instant(milliseconds: (wall - Int64(before)) * 1_000)
  }
}
