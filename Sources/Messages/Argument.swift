package import Nutrition

/// What fills a place of a message, as a fact: how it is written is a matter of the language.
package enum Argument: Hashable, Sendable {
  case text(Text)
  case figure(FixedDecimal)
  case count(Int)
  case amount(Grams)
  case day(DayName)
  case time(ClockTime)
  /// One of several cases that a message has words for: "lunch".
  case choice(String)

  /// Of a case of an enumeration. A space in its name is a hyphen in messages.
  package static func choice(_ choice: some RawRepresentable<String>) -> Argument {
    let name = choice.rawValue
    // Searching and replacing costs more than all else of an argument, and most names are one word.
    return .choice(name.utf8.contains(UInt8(ascii: " ")) ? name.replacing(" ", with: "-") : name)
  }
}

/// A day as it is called in a sentence.
package enum DayName: Hashable, Codable, Sendable {
  case today
  case yesterday
  /// "Fri 20 Nov".
  case date(Day)
  /// "Fri 20 Nov 2025", of a year that is not this one.
  case dateWithYear(Day)

  /// By what messages choose between their forms: they differ between "today" and "on Fri 20 Nov".
  package var choice: String {
    switch self {
    case .today: "today"
    case .yesterday: "yesterday"
    case .date, .dateWithYear: "date"
    }
  }
}
