package import Nutrition

/// Logs a past meal again; with nothing said, what was saved last.
package struct LogAgainCall: Call {
  package static let name = "log_again"

  /// The meal to repeat.
  package var slot: MealSlot?
  /// The day it was had on.
  package var fromDay: String?
  /// Whose meal it was; nil is whoever speaks.
  package var fromPerson: String?
  /// What is usually had as that meal.
  package var usual: Bool?
  /// The meal it becomes.
  package var toSlot: MealSlot?
  /// The day it is logged on; nil is today.
  package var toDay: String?
  /// The time it was had at, "16:00"; nil follows from the meal.
  package var time: String?
  /// How much of it: 0.5 is half.
  package var factor: FixedDecimal?
  /// So many of what was counted, where that was one food: 1 is one more of three.
  package var count: FixedDecimal?
  /// Foods of it that were not had this time.
  package var without: [String]?
  /// Who had it; nil is whoever speaks.
  package var person: String?
  /// Several who had it, each of them all of it.
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
      .optional("person", \.person),
      .optional("people", \.people, "Each had all of it."),
    ]
}
