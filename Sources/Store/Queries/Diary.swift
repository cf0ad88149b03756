package import FoundationEssentials
package import Nutrition

/// A meal with its entries, in the order of their positions.
package struct LoggedMeal: Hashable, Sendable {
  /// When it was eaten, and whose it is.
  package let meal: Meal
  /// By position within the meal, including skipped ones.
  package var entries: [Entry]

  package init(meal: Meal, entries: [Entry]) {
    self.meal = meal
    self.entries = entries
  }
}

/// An entry with its meal, which has the profile and the time.
package struct LoggedEntry: Hashable, Sendable {
  /// One line of the diary, with its figures as logged.
  package let entry: Entry
  /// The meal that the entry is in.
  package let meal: Meal

  package init(entry: Entry, meal: Meal) {
    self.entry = entry
    self.meal = meal
  }

  /// Orders by diary day, then by time of the meal, then by when it was logged.
  package func eatenLater(than other: LoggedEntry) -> Bool {
    if (meal.day, meal.at) != (other.meal.day, other.meal.at) {
      return (meal.day, meal.at) > (other.meal.day, other.meal.at)
    }
    return (entry.created, entry.id.uuidString) > (other.entry.created, other.entry.id.uuidString)
  }
}

/// A day of a profile's diary, as the day view shows it.
package struct Diary: Hashable, Sendable {
  /// The profile whose diary it is.
  package let profile: UUID
  /// The diary day, which need not begin at midnight.
  package let day: Day
  /// The day's sums; nil for a day on which nothing is logged.
  package let record: DayRecord?
  /// By slot: breakfast, lunch, dinner, snacks; within a slot by time.
  package let meals: [LoggedMeal]
}
