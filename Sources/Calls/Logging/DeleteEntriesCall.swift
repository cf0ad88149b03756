package import Nutrition

/// Deletes diary entries: by their numbers, by words of their names, by meal, or those saved last.
package struct DeleteEntriesCall: Call {
  package static let name = "delete_entries"

  /// Numbers of entries on the day's list.
  package var entries: [Int]?
  /// Words of the food's name.
  package var food: String?
  /// The meal.
  package var slot: MealSlot?
  /// The day, in words or as YYYY-MM-DD.
  package var day: String?
  /// The time of day of the meal, "16:00".
  package var time: String?
  /// Whether what was saved last is meant.
  package var last: Bool?
  /// Whether everything of the day, or of the meal, is deleted.
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
  /// An entry can be removed from the card, so that it stays in the diary; nothing else can be changed.
  package static func takes(_ change: Edit.Change) -> Bool { change == .removed }
}
