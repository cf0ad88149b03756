package import Nutrition

/// Records that food at home was thrown away, or how much of it is there.
package struct ChangePantryCall: Call {
  package static let name = "change_pantry"

  /// The food, in words.
  package var food = ""
  /// Whether some of it was thrown away, or what is there was counted.
  package var kind = PantryChange.Kind.thrownAway
  /// The amount, in `unit`. Nil is all of it where it was thrown away, and nothing where it was counted.
  package var quantity: FixedDecimal?
  /// Of `quantity`; nil is pieces.
  package var unit: MeasureUnit?
  /// In place of an amount, the share of what is there: 0.5.
  package var share: FixedDecimal?
  /// The day in words or as YYYY-MM-DD; nil is today.
  package var day: String?

  package init() {}

  package static let fields: [CallField<ChangePantryCall>] =
    [
      .required("food", \.food),
      .required("kind", \.kind),
      .optional("quantity", \.quantity),
      .known("unit", \.unit),
      .optional("share", \.share, "Of what is there, 0.5."),
      .optional("day", \.day),
    ]
}

extension PantryChange.Kind: CallChoice {}

extension ChangePantryCall {
  /// The amount and the day can be changed.
  package static func takes(_ change: Edit.Change) -> Bool {
    switch change {
    case .said, .amount, .factor, .removed, .day: true
    default: false
    }
  }

  /// One line: the food.
  package var cardLines: [CardLine] { CardLine.numbered([food]) }
}
