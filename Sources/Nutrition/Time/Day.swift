/// A calendar day (proleptic Gregorian), without a zone.
package struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, between `-farthest` and `farthest`.
  package let number: Int

  /// A thousand million days either way, far beyond the years that are parsed (1 to 9999), so that calculations with
  /// days cannot overflow, whatever number a damaged database contains.
  package static let farthest = 1_000_000_000

  /// Clamps the number to `farthest`.
  package init(number: Int) {
    self.number = Swift.min(Swift.max(number, -Day.farthest), Day.farthest)
  }

  /// Nil for an impossible day ("2026-02-30") and a year outside 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let candidate = Day(number: Day.number(year: year, month: month, day: day))
    guard candidate.parts == (year, month, day) else { return nil }
    self = candidate
  }

  /// Earlier is less.
  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day a number of days later, or earlier for a negative number.
  package func adding(_ days: Int) -> Day {
    Day(number: number + Swift.min(Swift.max(days, -2 * Day.farthest), 2 * Day.farthest))
  }

  /// The calendar year; may be outside 1 to 9999 for computed days.
  package var year: Int { parts.year }
  /// 1 to 12.
  package var month: Int { parts.month }
  /// 1 to 31.
  package var dayOfMonth: Int { parts.day }

  /// The day of the week.
  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.allCases[((number + 3) % 7 + 7) % 7]
  }

  /// Year, month and day, computed with eras of 400 years that begin on the first of March.
  private var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = Int(Int64(shifted).flooredDivision(by: 146_097))
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = Int(Int64(year).flooredDivision(by: 400))
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension Day: CustomStringConvertible {
  /// "2026-11-20".
  package var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(dayOfMonth, to: 2))"
  }

  /// Parses "2026-11-20"; nil for anything else.
  package init?(_ text: some StringProtocol) {
    // Most texts that are tried are not days, and their length rules them out quickly.
    guard text.utf8.count == 10 else { return nil }
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3, let year = wholeNumber(fields[0], digits: 4...4),
      let month = wholeNumber(fields[1], digits: 2...2),
      let day = wholeNumber(fields[2], digits: 2...2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// "Fri 20 Nov".
  package var short: String {
    "\(weekday.short) \(dayOfMonth) \(Month.short[month - 1])"
  }
}

/// In JSON a day is "2026-11-20".
extension Day: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = Day(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a day (YYYY-MM-DD)")
    }
    self = day
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// The days of the week, Monday first.
package enum Weekday: String, CaseIterable, Codable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// "Mon".
  package var short: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst().prefix(2) }
}

enum Month {
  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let short = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}

/// Parses digits only, where `Int` would accept a sign too. At most 18 digits.
func wholeNumber(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
  let bytes = text.utf8
  guard digits.contains(bytes.count), bytes.allSatisfy(\.isDigit) else {
    return nil
  }
  return Int(text)
}

func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(width - digits.count, 0)) + digits
}
