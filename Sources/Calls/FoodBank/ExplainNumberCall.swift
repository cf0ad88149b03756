package import Nutrition

/// Explains where a number comes from.
package struct ExplainNumberCall: Call {
  package static let name = "explain_number"

  /// The number that is asked about.
  package var number: FixedDecimal?
  /// Numbers of entries on the day's list.
  package var entries: [Int]?
  /// Words of the food's name.
  package var food: String?
  /// The meal.
  package var slot: MealSlot?
  /// The day, in words or as YYYY-MM-DD.
  package var day: String?
  /// Whether what was saved last is meant.
  package var last: Bool?

  package init() {}

  package static let fields: [CallField<ExplainNumberCall>] =
    [
      .optional("number", \.number, "The number that is asked about."),
      .optional("entries", \.entries, "Line numbers of the day."),
      .optional("food", \.food, "Words of its name."),
      .known("slot", \.slot),
      .optional("day", \.day),
      .optional("last", \.last, "What was saved last."),
    ]
}

extension ExplainNumberCall: EntrySelection {}
