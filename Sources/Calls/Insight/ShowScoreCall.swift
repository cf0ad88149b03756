package import Nutrition

/// Shows the score of a day, or the health score of a meal.
package struct ShowScoreCall: Call {
  package static let name = "show_score"

  /// In words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// Of this meal; nil is of the day.
  package var slot: MealSlot?

  package init() {}

  package static let fields: [CallField<ShowScoreCall>] =
    [
      .optional("day", \.day),
      .optional("slot", \.slot, "Of one meal."),
    ]
}
