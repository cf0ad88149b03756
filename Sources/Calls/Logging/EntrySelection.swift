package import Nutrition

/// A call that means entries of the diary: by their numbers on the day's list, by words of their names, by their meal, or
/// the last ones saved.
package protocol EntrySelection: Call {
  var entries: [Int]? { get }
  var food: String? { get }
  var slot: MealSlot? { get }
  var day: String? { get }
  /// The time of day of its meal, "16:00".
  var time: String? { get }
  var last: Bool? { get }
  /// Everything of the day, or of the meal.
  var all: Bool? { get }
}

extension EntrySelection {
  /// Nil: not all of a day or meal is meant, unless a call can say so.
  package var all: Bool? { nil }
  /// Nil: meals are told apart by their slot alone, unless a call can say the time.
  package var time: String? { nil }
}

extension DeleteEntriesCall: EntrySelection {}

extension ChangeEntryCall: EntrySelection {
  /// The one number that a change can have, as a list; nil where none was said.
  package var entries: [Int]? { entry.map { [$0] } }
}
