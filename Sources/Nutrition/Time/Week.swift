/// An ISO 8601 week: from Monday to Sunday, numbered within the year of its Thursday.
package struct Week: Hashable, Comparable, Sendable {
  /// Its Monday.
  package let first: Day

  /// The week that contains a day.
  package init(containing day: Day) {
    // 1970-01-01 was a Thursday.
    first = day.adding(-(((day.number + 3) % 7 + 7) % 7))
  }

  /// Nil where the year is not 1 to 9999 or has no week of that number; not every year has a week 53.
  package init?(year: Int, number: Int) {
    guard let fourth = Day(year: year, month: 1, day: 4), (1...53).contains(number) else { return nil }
    // The fourth of January is always in week 1.
    self.init(containing: Week(containing: fourth).first.adding(7 * (number - 1)))
    guard self.year == year else { return nil }
  }

  /// Earlier is less.
  package static func < (left: Week, right: Week) -> Bool { left.first < right.first }

  /// Its Sunday.
  package var last: Day { first.adding(6) }
  /// Its seven days.
  package var days: DayRange { DayRange(endingOn: last, count: 7) }
  /// The week before this one.
  package var before: Week { Week(containing: first.adding(-7)) }

  /// The year in which the week is counted, which may differ from that of its Monday.
  package var year: Int { first.adding(3).year }

  /// 1 to 53.
  package var number: Int {
    let thursday = first.adding(3)
    let newYear = Day(year: thursday.year, month: 1, day: 1) ?? thursday
    return (thursday.number - newYear.number) / 7 + 1
  }
}

extension Week: CustomStringConvertible {
  /// "2026-W47".
  package var description: String { "\(padded(year, to: 4))-W\(padded(number, to: 2))" }

  /// Parses "2026-W47" in either case; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 2, fields[1].first == "W" || fields[1].first == "w",
      let year = wholeNumber(fields[0], digits: 4...4), let number = wholeNumber(fields[1].dropFirst(), digits: 1...2)
    else { return nil }
    self.init(year: year, number: number)
  }
}

/// In JSON a week is "2026-W47".
extension Week: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let week = Week(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a week (YYYY-Www)")
    }
    self = week
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
