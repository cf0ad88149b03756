package import Nutrition

/// A call that refers to diary entries: by their numbers on the day's list, by words of their names, by meal, or those
/// saved last.
package protocol EntrySelection: Call {
  var entries: [Int]? { get }
  var food: String? { get }
  var slot: MealSlot? { get }
  var day: String? { get }
  /// The time of day of the meal, "16:00".
  var time: String? { get }
  var last: Bool? { get }
  /// Whether everything of the day, or of the meal, is meant.
  var all: Bool? { get }
}

extension EntrySelection {
  /// Nil by default: a call cannot mean everything of a day or meal.
  package var all: Bool? { nil }
  /// Nil by default: meals are distinguished by slot, not by time.
  package var time: String? { nil }
}

extension DeleteEntriesCall: EntrySelection {}

extension ChangeEntryCall: EntrySelection {
  /// The one entry number of the call, as a list; nil where there is none.
  package var entries: [Int]? { entry.map { [$0] } }
}
