package import Nutrition

/// Records an activity with its stated energy.
package struct RecordActivityCall: Call {
  package static let name = "record_activity"

  /// The activity.
  package var activity = ""
  /// The energy that it took, in kcal.
  package var kcal = FixedDecimal.zero
  /// How long it took, in minutes.
  package var minutes: Int?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?
  /// Whether the energy is a model's estimate.
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

  /// The energy and the day can be changed.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .energy, .amount, .day: true
    default: false
    }
  }

  /// True: `guessed` says whether the energy is a guess.
  package static var notesGuesses: Bool { true }

  /// Sets `guessed` where nobody gave the energy.
  package mutating func noteGuesses(_ isKnown: KnownNumber) { guessed = isKnown(kcal, NumberUse(.energy)) ? nil : true }
}
