internal import Nutrition

/// What a name in angle brackets in `headings.txt` stands for: one of many values of a heading.
enum HeadingValue: String, Hashable, Sendable {
  case number, fraction, unit, measure, state, meal, weekday, category, time, currency, country, name

  /// Whether a text is one of the values.
  func takes(_ text: String) -> Bool {
    switch self {
    case .number: FixedDecimal(text) != nil
    case .fraction: HeadingValue.isFraction(text)
    case .measure: NamedUnit(text) != nil
    case .time: ClockTime(text) != nil
    case .currency: HeadingValue.isCode(text, letters: 3)
    case .country: HeadingValue.isCode(text, letters: 2)
    case .name: true
    case .unit, .state, .meal, .weekday, .category: all.contains(text)
    }
  }

  /// All values; empty where they cannot be listed.
  var all: [String] {
    switch self {
    case .unit: MeasureUnit.allCases.map(\.rawValue)
    case .state: FoodState.allCases.map(\.rawValue)
    case .meal: MealSlot.allCases.map(\.rawValue)
    case .weekday: Weekday.allCases.map(\.rawValue)
    case .category: FoodCategory.allCases.map(\.rawValue)
    case .number, .fraction, .measure, .time, .currency, .country, .name: []
    }
  }

  private static func isCode(_ text: String, letters: Int) -> Bool {
    text.utf8.count == letters && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func isFraction(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { FixedDecimal($0) }
    return parts.count == 2 && !parts.contains(nil)
  }
}
