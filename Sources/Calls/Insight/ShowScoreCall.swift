package import Nutrition

/// Shows the score of a day, or the health score of a meal.
package struct ShowScoreCall: Call {
  package static let name = "show_score"

  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// The meal; nil is the whole day.
  package var slot: MealSlot?

  package init() {}

  package static let fields: [CallField<ShowScoreCall>] =
    [
      .optional("day", \.day),
      .optional("slot", \.slot, "Of one meal."),
    ]
}
