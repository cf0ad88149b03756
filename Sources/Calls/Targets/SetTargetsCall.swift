package import Nutrition

/// Sets daily targets as they were stated, from a day on.
package struct SetTargetsCall: Call {
  package static let name = "set_targets"

  /// The targets; what is unknown stays.
  package var figures = Nutrients.unknown
  /// The figures are so much more, or less, than the targets were.
  package var difference: Difference?
  /// The first day; nil is today.
  package var from: String?
  /// Whether what activity earns is added to the allowance.
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
  /// Targets can be stated anew; a number without a unit is energy in kcal if it is 100 or more.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .amount(let amount): amount.unit == nil && (amount.quantity ?? .zero) >= leastEnergy
    case .energy, .figures: true
    default: false
    }
  }

  /// A number alone that is no less may be a target in kcal.
  private static let leastEnergy = FixedDecimal(100)
}
