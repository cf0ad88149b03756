package import Nutrition

/// Logs a past meal again; with no arguments, what was saved last.
package struct LogAgainCall: Call {
  package static let name = "log_again"

  /// The meal to repeat.
  package var slot: MealSlot?
  /// The day of that meal; nil is the latest.
  package var fromDay: String?
  /// Who had that meal; nil is the person who speaks.
  package var fromPerson: String?
  /// Whether what is usually eaten at that meal is meant.
  package var usual: Bool?
  /// The meal that it is logged as.
  package var toSlot: MealSlot?
  /// The day it is logged on; nil is today.
  package var toDay: String?
  /// The time of day of the new meal, "16:00"; nil is worked out from the meal.
  package var time: String?
  /// Multiplies the amounts: 0.5 is half.
  package var factor: FixedDecimal?
  /// How many pieces, where the meal was one counted food: 1 logs one more after a meal of three.
  package var count: FixedDecimal?
  /// Foods of that meal that were not eaten this time.
  package var without: [String]?
  /// Foods that were another amount this time, or that the meal did not have.
  package var changed: [MealItem]?
  /// Who had it; nil is the person who speaks.
  package var person: String?
  /// Several people, each of whom ate all of it.
  package var people: [String]?

  package init() {}

  package static let fields: [CallField<LogAgainCall>] =
    [
      .known("slot", \.slot, "The meal to repeat."),
      .optional("from_day", \.fromDay, "Its day; default the latest."),
      .optional("from_person", \.fromPerson),
      .optional("usual", \.usual, "The slot's usual meal."),
      .known("to_slot", \.toSlot),
      .optional("to_day", \.toDay, "Default today."),
      .optional("time", \.time),
      .optional("factor", \.factor, "2: twice as much."),
      .optional("count", \.count, "One more of several: 1."),
      .optional("without", \.without, "Foods to leave out."),
      .optional("changed", \.changed).unoffered,
      .optional("person", \.person),
      .optional("people", \.people, "Each had all of it."),
    ]
}
