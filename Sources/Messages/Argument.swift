package import Nutrition

/// The value of one placeholder of a message, typed. How it is written depends on the language.
package enum Argument: Hashable, Sendable {
  case text(Text)
  case figure(FixedDecimal)
  case count(Int)
  case amount(Grams)
  case day(DayName)
  case time(ClockTime)
  /// One of several cases that a message has words for: "lunch".
  case choice(String)

  /// A choice from an enumeration case. A space in the case's raw value becomes a hyphen, as in the variant keys of messages.
  package static func choice(_ choice: some RawRepresentable<String>) -> Argument {
    let name = choice.rawValue
    // Searching and replacing costs more than the rest of an argument together, and most names are one word.
    return .choice(name.utf8.contains(UInt8(ascii: " ")) ? name.replacing(" ", with: "-") : name)
  }
}

/// A day as it is named in a sentence.
package enum DayName: Hashable, Codable, Sendable {
  case today
  case yesterday
  /// "Fri 20 Nov".
  case date(Day)
  /// "Fri 20 Nov 2025", for a day of another year.
  case dateWithYear(Day)

  /// The key by which messages choose between their variants: "today" and "on Fri 20 Nov" need different words around them.
  package var choice: String {
    switch self {
    case .today: "today"
    case .yesterday: "yesterday"
    case .date, .dateWithYear: "date"
    }
  }
}
