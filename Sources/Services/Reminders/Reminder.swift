package import Nutrition

/// What a person may be reminded of: the three meals of a day, and the look back on a week.
package enum Reminder: String, CaseIterable, Hashable, Sendable {
  case breakfast, lunch, dinner, week

  /// Nil for the week.
  package var slot: MealSlot? { MealSlot(rawValue: rawValue) }

  /// When it comes until something else is said: 09:00, 13:00, 19:00, and the week on Sunday at 20:00.
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

  /// The day of the week on which it comes; nil for every day.
  package var weekday: Weekday? { self == .week ? .sunday : nil }

  /// Minutes for which it makes sense: a computer that slept does not speak of breakfast in the afternoon.
  static let timeout = 120
}
