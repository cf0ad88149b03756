package import Nutrition

/// Deletes entries of the diary: by their numbers, by words of their names, by their meal, or the last ones saved.
package struct DeleteEntriesCall: Call {
  package static let name = "delete_entries"

  /// Numbers on the day's list.
  package var entries: [Int]?
  /// Words of its name.
  package var food: String?
  /// The meal.
  package var slot: MealSlot?
  /// The day, in words or as YYYY-MM-DD.
  package var day: String?
  /// The time of day of its meal, "16:00".
  package var time: String?
  /// What was saved last is meant.
  package var last: Bool?
  /// Everything of the day, or of the meal.
  package var all: Bool?

  package init() {}

  package static let fields: [CallField<DeleteEntriesCall>] =
    [
      .optional("entries", \.entries, "Line numbers of the day."),
      .optional("food", \.food, "Words of its name."),
      .known("slot", \.slot),
      .optional("day", \.day),
      .optional("time", \.time, "Of its meal, HH:MM."),
      .optional("last", \.last, "What was saved last."),
      .optional("all", \.all, "All of the day or meal."),
    ]
}

extension DeleteEntriesCall {
  /// An entry can be taken off the card, and so stays in the diary; nothing else.
  package static func takes(_ change: Edit.Change) -> Bool { change == .removed }
}
