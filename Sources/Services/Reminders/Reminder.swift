package import Nutrition

/// What a person can be reminded of: the three meals of a day, and the weekly report.
package enum Reminder: String, CaseIterable, Hashable, Sendable {
  case breakfast, lunch, dinner, week

  /// The meal; nil for the week.
  package var slot: MealSlot? { MealSlot(rawValue: rawValue) }

  /// The default time: 09:00, 13:00, 19:00, and 20:00 for the week.
  package var usualTime: ClockTime {
    let hour =
      switch self {
      case .breakfast: 9
      case .lunch: 13
      case .dinner: 19
      case .week: 20
      }
    return ClockTime(hour: hour) ?? .midnight
  }

  /// The weekday on which it comes; nil for every day.
  package var weekday: Weekday? { self == .week ? .sunday : nil }

  /// In minutes. After this time a reminder is pointless, for example breakfast after a computer slept until the afternoon.
  static let timeout = 120
}
