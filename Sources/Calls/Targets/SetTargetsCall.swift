package import Nutrition

/// Sets daily targets as stated, from a day on.
package struct SetTargetsCall: Call {
  package static let name = "set_targets"

  /// The targets; unknown ones stay as they are.
  package var figures = Nutrients.unknown
  /// Nil where the figures are the new targets; otherwise each target becomes so much more or less.
  package var difference: Difference?
  /// The first day; nil is today.
  package var from: String?
  /// Whether energy from activity is added to the day's allowance.
  package var exercise: Bool?

  package init() {}

  package static let fields: [CallField<SetTargetsCall>] =
    CallField.figures(\.figures) + [
      .known("difference", \.difference, "More or less than before."),
      .optional("from", \.from, "The first day."),
      .optional("exercise", \.exercise, "False: it earns nothing."),
    ]
}

extension SetTargetsCall {
  /// Targets can be restated; a number without a unit is energy in kcal if it is 100 or more.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .amount(let amount): amount.unit == nil && (amount.quantity ?? .zero) >= leastEnergy
    case .energy, .figures: true
    default: false
    }
  }

  /// The smallest number without a unit that is taken as a target in kcal.
  private static let leastEnergy = FixedDecimal(100)
}
