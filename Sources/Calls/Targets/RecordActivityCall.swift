package import Nutrition

/// Records an activity with the energy that was stated.
package struct RecordActivityCall: Call {
  package static let name = "record_activity"

  /// What was done.
  package var activity = ""
  /// What it took, in kcal.
  package var kcal = FixedDecimal.zero
  /// How long it took.
  package var minutes: Int?
  /// In words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// A model has estimated the energy.
  package var guessed: Bool?

  package init() {}

  package static let fields: [CallField<RecordActivityCall>] =
    [
      .required("activity", \.activity),
      .required("kcal", \.kcal),
      .optional("minutes", \.minutes),
      .optional("day", \.day),
      .optional("guessed", \.guessed).unoffered,
    ]

  /// That the energy is a guess is kept in `guessed`.
  package static var notesGuesses: Bool { true }

  /// Only the energy can be a guess.
  package mutating func noteGuesses(_ isKnown: KnownNumber) { guessed = isKnown(kcal, NumberUse(.energy)) ? nil : true }
}
