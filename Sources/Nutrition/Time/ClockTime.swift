/// A time of day, to the minute.
package struct ClockTime: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0 to 1439.
  package let minutes: Int

  /// 00:00, the start of a calendar day.
  package static let midnight = ClockTime(minutes: 0)

  private init(minutes: Int) {
    self.minutes = minutes
  }

  /// Nil for an impossible time.
  package init?(hour: Int, minute: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.init(minutes: hour * 60 + minute)
  }

  /// 0 to 23.
  package var hour: Int { minutes / 60 }
  /// Minutes within the hour, 0 to 59.
  package var minute: Int { minutes % 60 }

  /// Earlier in the day is less.
  package static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }
}

extension ClockTime: CustomStringConvertible {
  /// "04:00".
  package var description: String { "\(padded(hour, to: 2)):\(padded(minute, to: 2))" }

  /// Parses "4:00", "04:00"; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 2, let hour = wholeNumber(fields[0], digits: 1...2),
      let minute = wholeNumber(fields[1], digits: 2...2)
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

/// In JSON a time of day is "04:00".
extension ClockTime: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let time = ClockTime(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a time of day (HH:MM)")
    }
    self = time
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
