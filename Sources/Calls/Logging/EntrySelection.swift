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
  package var all: Bool? { nil }
  package var time: String? { nil }
}

extension DeleteEntriesCall: EntrySelection {}
extension ExplainNumberCall: EntrySelection {}

extension ChangeEntryCall: EntrySelection {
  package var entries: [Int]? { entry.map { [$0] } }
}
