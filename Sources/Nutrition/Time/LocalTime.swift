/// A moment as a wall clock shows it.
package struct LocalTime: Hashable, Sendable {
  package let day: Day
  package let time: ClockTime
  /// Seconds within the minute, 0 to 59.
  package let second: Int
  /// Seconds east of UTC.
  package let offset: Int

  package init(_ instant: Instant, offset: Int) {
    let seconds = instant.seconds + Int64(offset)
    let day = seconds.flooredDivision(by: 86_400)
    let ofDay = Int(seconds - day * 86_400)
    self.day = Day(number: Int(day))
    time = ClockTime(hour: ofDay / 3_600, minute: ofDay % 3_600 / 60) ?? .midnight
    second = ofDay % 60
    self.offset = offset
  }

  /// ISO 8601 with offset: "2026-11-20T12:30:00+01:00".
  package var iso8601: String {
    "\(day)T\(time):\(padded(second, to: 2))\(LocalTime.offsetText(offset))"
  }

  private static func offsetText(_ offset: Int) -> String {
    if offset == 0 { return "Z" }
    let minutes = abs(offset) / 60
    return (offset < 0 ? "-" : "+") + padded(minutes / 60, to: 2) + ":" + padded(minutes % 60, to: 2)
  }
}

extension Instant {
  /// Reads ISO 8601 with an offset or "Z": "2026-11-20T12:30:00+01:00", seconds and fractions optional. Nil without
  /// an offset: a time that does not say where is not a moment.
  package init?(iso8601 text: some StringProtocol) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = Day(halves[0]) else { return nil }
    guard let mark = halves[1].lastIndex(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) else { return nil }
    guard let offset = Instant.offset(halves[1][mark...]) else { return nil }
    guard let milliseconds = Instant.milliseconds(halves[1][..<mark]) else { return nil }
    self.init(milliseconds: (Int64(day.number) * 86_400 - Int64(offset)) * 1_000 + milliseconds)
  }

  private static func offset(_ text: some StringProtocol) -> Int? {
    if text == "Z" { return 0 }
    guard let time = ClockTime(text.dropFirst()), text.dropFirst().utf8.count == 5 else { return nil }
    return (text.first == "-" ? -60 : 60) * time.minutes
  }

  private static func milliseconds(_ text: some StringProtocol) -> Int64? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 2 || fields.count == 3, let time = ClockTime(fields.prefix(2).joined(separator: ":")) else {
      return nil
    }
    guard fields.count == 3 else { return Int64(time.minutes) * 60_000 }
    guard let seconds = Figure(fields[2]), seconds >= .zero, seconds < Figure(60) else { return nil }
    return Int64(time.minutes) * 60_000 + seconds.units / 100_000
  }
}
