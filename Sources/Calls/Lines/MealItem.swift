package import Nutrition

/// One food of a meal.
package struct MealItem: CallRecord {
  /// A plain text is the food, with an amount before it where one was given: "200g pasta".
  package static let textField: String? = "food"

  /// The food in words, without the amount.
  package var food = ""
  /// How many, in `unit`; nil is a usual serving.
  package var quantity: FixedDecimal?
  /// The unit of `quantity`; nil is pieces.
  package var unit: MeasureUnit?
  /// Its state, such as raw or cooked.
  package var state: FoodState?
  /// The energy in kcal that was stated for the whole item.
  package var kcal: FixedDecimal?
  /// Listed on the card but not eaten, so that it is not counted.
  package var skipped: Bool?
  /// Its other figures beside the energy, where an earlier entry is logged again.
  package var figures: Nutrients?
  /// The food that `food` was found to mean, where larder has looked; valid while `food` and `state` stay the same.
  package var resolved: ResolvedFood?
  /// How uncertain the amount is, where it was copied from an entry whose amount was estimated.
  private var workedOut: WorkedOutAmount?
  /// Whether its amount is a guess of the person: "about 180 g". Nil is no.
  package var approximate: Bool?
  /// What one piece of it weighs, where that was said: 28 g, of 8 of 28 g each.
  package var piece: Amount?
  /// Which of its numbers a model estimated; nil where none.
  package var guessed: [GuessedNumber]?

  /// By what factor the amount may be off, as noted for the entry that it was copied from; nil once the amount is
  /// changed.
  package var spread: FixedDecimal? {
    get { workedOut.flatMap { $0.quantity == quantity && $0.unit == unit ? $0.spread : nil } }
    set { workedOut = newValue.map { WorkedOutAmount(quantity: quantity, unit: unit, spread: $0) } }
  }

  package init() {}

  package init(
    food: String, quantity: FixedDecimal? = nil, unit: MeasureUnit? = nil, state: FoodState? = nil,
    kcal: FixedDecimal? = nil,
    skipped: Bool? = nil, figures: Nutrients? = nil, resolved: ResolvedFood? = nil
  ) {
    self.food = food
    self.quantity = quantity
    self.unit = unit
    self.state = state
    self.kcal = kcal
    self.skipped = skipped
    self.figures = figures
    self.resolved = resolved
  }

  package static let fields: [CallField<MealItem>] =
    [
      .required("food", \.food, "Without the amount."),
      .optional("quantity", \.quantity),
      .known("unit", \.unit, "g, ml, cup, tbsp, slice, bowl, small, …; none for a count."),
      .known("state", \.state, "raw, cooked, dry, …"),
      .optional("kcal", \.kcal, "Stated for the item."),
      .optional("skipped", \.skipped, "Not eaten."),
      .optional("figures", \.figures).unoffered,
      .optional("approximate", \.approximate).unoffered,
      .optional("guessed", \.guessed).unoffered,
    ]
}

/// An amount and by what factor it may be off. Kept together, because another amount has another uncertainty.
private struct WorkedOutAmount: Hashable, Sendable {
  let quantity: FixedDecimal?
  let unit: MeasureUnit?
  let spread: FixedDecimal
}
