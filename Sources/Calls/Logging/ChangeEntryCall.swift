package import Nutrition

/// Changes a logged entry.
package struct ChangeEntryCall: Call {
  package static let name = "change_entry"

  /// The entry's number on the day's list.
  package var entry: Int?
  /// Words of the food's name.
  package var food: String?
  /// The meal that it is in.
  package var slot: MealSlot?
  /// The day that it is on, in words or as YYYY-MM-DD.
  package var day: String?
  /// The time of day of the meal, "16:00".
  package var time: String?
  /// Whether what was saved last is meant.
  package var last: Bool?
  /// The new amount, in `toUnit`.
  package var toQuantity: FixedDecimal?
  /// The unit of `toQuantity`; nil is the unit that the entry has.
  package var toUnit: MeasureUnit?
  /// Nil where `toQuantity` is the new amount; otherwise the amount becomes so much more or less.
  package var difference: Difference?
  /// Whether the amount, the energy or the factor is meant for each of several.
  package var each: Bool?
  /// The total energy that it had, in kcal, whatever larder computes for it.
  package var toKcal: FixedDecimal?
  /// The food that it was instead.
  package var toFood: String?
  /// The food that `toFood` was found to mean, where larder has looked; valid while `toFood` stays the same.
  package var resolved: ResolvedFood?
  /// The meal that it moves to.
  package var toSlot: MealSlot?
  /// The day that it moves to.
  package var toDay: String?
  /// The time of day that it moves to, "19:30".
  package var toTime: String?
  /// A new title for its meal.
  package var toTitle: String?
  /// A note that is kept with its meal.
  package var toNote: String?
  /// Whether it was not eaten.
  package var skip: Bool?
  /// Multiplies the amount: 0.5 is half.
  package var factor: FixedDecimal?
  /// Whether the amount or the energy is a model's estimate.
  package var guessed: Bool?

  package init() {}

  package static let fields: [CallField<ChangeEntryCall>] =
    [
      .optional("entry", \.entry, "Line number of the day."),
      .optional("food", \.food, "Words of its name."),
      .known("slot", \.slot),
      .optional("day", \.day),
      .optional("time", \.time, "Of its meal, HH:MM."),
      .optional("last", \.last, "What was saved last."),
      .optional("to_quantity", \.toQuantity),
      .known("to_unit", \.toUnit),
      .known("difference", \.difference, "to_quantity more or less than it was."),
      .optional("each", \.each, "to_quantity, to_kcal or factor is that of each one."),
      .optional("to_kcal", \.toKcal, "The kcal that it had, where they were stated."),
      .optional("to_food", \.toFood, "What it was instead."),
      .known("to_slot", \.toSlot),
      .optional("to_day", \.toDay),
      .optional("to_time", \.toTime),
      .optional("to_title", \.toTitle, "Of its meal."),
      .optional("to_note", \.toNote, "On its meal."),
      .optional("skip", \.skip, "Not eaten."),
      .optional("factor", \.factor, "0.5: half of it."),
      .optional("guessed", \.guessed).unoffered,
    ]
}

extension ChangeEntryCall {
  /// Amount, energy, food, meal, day and time can be changed, and whether it was eaten.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .energy, .factor, .food, .skipped, .counted, .removed, .slot, .day, .time: true
    default: false
    }
  }

  /// True: `guessed` says whether a number is a guess.
  package static var notesGuesses: Bool { true }

  /// Sets `guessed` where nobody gave the new amount, energy or factor.
  package mutating func noteGuesses(_ isKnown: KnownNumber) {
    guessed =
      toQuantity.isGuess(isKnown, NumberUse(.amount, of: toFood ?? food))
        || toKcal.isGuess(isKnown, NumberUse(.energy, of: toFood ?? food)) || factor.isGuess(isKnown, NumberUse())
      ? true : nil
  }
}
