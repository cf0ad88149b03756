/// An instant as a wall clock shows it.
package struct LocalTime: Hashable, Sendable {
  /// The calendar day.
  package let day: Day
  /// The time, without seconds.
  package let time: ClockTime
  /// Seconds within the minute, 0 to 59.
  package let second: Int
  /// Seconds east of UTC.
  package let offset: Int

  /// The local time of an instant at an offset in seconds east of UTC; milliseconds are dropped.
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

extension LocalTime {
  /// The offset at the end of an ISO 8601 text, in seconds east of UTC; 0 where it has none.
  package static func offset(of iso8601: some StringProtocol) -> Int {
    guard let mark = iso8601.lastIndex(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) else { return 0 }
    return Instant.offset(iso8601[mark...]) ?? 0
  }
}

extension Instant {
  /// Parses ISO 8601 with an offset or "Z": "2026-11-20T12:30:00+01:00", seconds and fractions optional. Nil without an
  /// offset, since a local time alone is not an instant.
  package init?(iso8601 text: some StringProtocol) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = Day(halves[0]) else { return nil }
    guard let mark = halves[1].lastIndex(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) else { return nil }
    guard let offset = Instant.offset(halves[1][mark...]) else { return nil }
    guard let milliseconds = Instant.milliseconds(halves[1][..<mark]) else { return nil }
    self.init(milliseconds: (Int64(day.number) * 86_400 - Int64(offset)) * 1_000 + milliseconds)
  }

  fileprivate static func offset(_ text: some StringProtocol) -> Int? {
    if text == "Z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    guard let time = ClockTime(text.dropFirst()), text.dropFirst().utf8.count == 5 else { return nil }
    return (sign == "-" ? -60 : 60) * time.minutes
  }

  private static func milliseconds(_ text: some StringProtocol) -> Int64? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 2 || fields.count == 3, let time = ClockTime(fields.prefix(2).joined(separator: ":")) else {
      return nil
    }
    guard fields.count == 3 else { return Int64(time.minutes) * 60_000 }
    let parts = fields[2].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let second = wholeNumber(parts[0], digits: 2...2), second < 60 else { return nil }
    let whole = Int64(time.minutes) * 60_000 + Int64(second) * 1_000
    guard parts.count == 2 else { return whole }
    return thousandths(parts[1]).map { whole + $0 }
  }

  /// The milliseconds of a decimal fraction; further digits are dropped.
  private static func thousandths(_ digits: some StringProtocol) -> Int64? {
    guard wholeNumber(digits, digits: 1...18) != nil else { return nil }
    return Int64((digits + "00").prefix(3))
  }
}

/// In JSON an instant is ISO 8601 in UTC: "2026-11-20T11:30:00Z", with milliseconds where they are not zero.
extension Instant: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let instant = Instant(iso8601: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a moment (ISO 8601 with offset)")
    }
    self = instant
  }

  package func encode(to encoder: any Encoder) throws {
    var text = LocalTime(self, offset: 0).iso8601
    let fraction = Int(milliseconds - seconds * 1_000)
    if fraction > 0 { text = "\(text.dropLast()).\(padded(fraction, to: 3))Z" }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
