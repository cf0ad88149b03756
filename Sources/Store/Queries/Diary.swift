package import FoundationEssentials
package import Nutrition

/// A meal with its entries, in the order of their positions.
package struct LoggedMeal: Hashable, Sendable {
  /// When it was eaten, and whose it is.
  package let meal: Meal
  /// By position within the meal, the skipped ones among them.
  package var entries: [Entry]

  package init(meal: Meal, entries: [Entry]) {
    self.meal = meal
    self.entries = entries
  }
}

/// An entry with the meal that says when and whose it was.
package struct LoggedEntry: Hashable, Sendable {
  /// One line of the diary, with its figures as logged.
  package let entry: Entry
  /// The meal that the entry is in.
  package let meal: Meal

  package init(entry: Entry, meal: Meal) {
    self.entry = entry
    self.meal = meal
  }

  /// By diary day, then by time, then by what was logged later.
  package func eatenLater(than other: LoggedEntry) -> Bool {
    if (meal.day, meal.at) != (other.meal.day, other.meal.at) {
      return (meal.day, meal.at) > (other.meal.day, other.meal.at)
    }
    return (entry.created, entry.id.uuidString) > (other.entry.created, other.entry.id.uuidString)
  }
}

/// A day of a profile's diary, as a day view shows it.
package struct Diary: Hashable, Sendable {
  /// Whose diary it is.
  package let profile: UUID
  /// The diary day, which need not begin at midnight.
  package let day: Day
  /// Nil for a day that is not logged.
  package let record: DayRecord?
  /// Breakfast, lunch, dinner, snacks; within these by time.
  package let meals: [LoggedMeal]
}
