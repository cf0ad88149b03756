package import Nutrition

/// Changes a logged entry.
package struct ChangeEntryCall: Call {
  package static let name = "change_entry"

  /// Its number on the day's list.
  package var entry: Int?
  /// Words of its name.
  package var food: String?
  /// Its meal.
  package var slot: MealSlot?
  /// Its day, in words or as YYYY-MM-DD.
  package var day: String?
  /// The time of day of its meal, "16:00".
  package var time: String?
  /// What was saved last is meant.
  package var last: Bool?
  /// The new amount, in `toUnit`.
  package var toQuantity: FixedDecimal?
  /// Nil is the unit that it has.
  package var toUnit: MeasureUnit?
  /// The amount is so much more, or less, than it was.
  package var difference: Difference?
  /// The amount or the energy is that of each one of several.
  package var each: Bool?
  /// The energy that it had in all, in kcal, whatever larder counts for it.
  package var toKcal: FixedDecimal?
  /// What it was instead.
  package var toFood: String?
  /// What `toFood` was found to mean, where larder has looked; it holds as long as `toFood` says the same.
  package var resolved: ResolvedFood?
  /// The meal that it moves to.
  package var toSlot: MealSlot?
  /// The day that it moves to.
  package var toDay: String?
  /// The time of day that it moves to, "19:30".
  package var toTime: String?
  /// What its meal is called.
  package var toTitle: String?
  /// A remark that stays with its meal.
  package var toNote: String?
  /// It was not eaten.
  package var skip: Bool?
  /// How much of it: 0.5 is half.
  package var factor: FixedDecimal?
  /// A model has estimated the amount or the energy.
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
      .optional("each", \.each, "to_quantity or to_kcal is that of each one."),
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
  /// The amount, energy, food, meal, day and time can be changed, and whether it was eaten.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .energy, .factor, .food, .skipped, .counted, .removed, .slot, .day, .time: true
    default: false
    }
  }

  /// That a number is a guess is kept in `guessed`.
  package static var notesGuesses: Bool { true }

  /// It is a guess where the new amount, energy or factor is one.
  package mutating func noteGuesses(_ isKnown: KnownNumber) {
    guessed =
      toQuantity.isGuess(isKnown, NumberUse(.amount, of: toFood ?? food))
        || toKcal.isGuess(isKnown, NumberUse(.energy, of: toFood ?? food)) || factor.isGuess(isKnown, NumberUse())
      ? true : nil
  }
}
