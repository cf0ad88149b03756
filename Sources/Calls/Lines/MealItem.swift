package import Nutrition

/// One food of a meal.
package struct MealItem: CallRecord {
  /// A text alone is the food, with an amount before it where one was said: "200g pasta".
  package static let textField: String? = "food"

  /// The food in words, without the amount.
  package var food = ""
  /// How many, in `unit`; nil is a usual serving.
  package var quantity: FixedDecimal?
  /// Nil is pieces.
  package var unit: MeasureUnit?
  /// How it was made.
  package var state: FoodState?
  /// Energy stated for the item as a whole.
  package var kcal: FixedDecimal?
  /// On the card, and not eaten.
  package var skipped: Bool?
  /// What else was known of it beside its energy, where it is had again.
  package var figures: Nutrients?
  /// What `food` was found to mean, where larder has looked; it holds as long as `food` and `state` say the same.
  package var resolved: ResolvedFood?
  /// The amount is that of an entry that was worked out.
  private var workedOut: WorkedOutAmount?
  /// What of it a model has estimated; nil where that is nothing.
  package var guessed: [GuessedNumber]?

  /// By what factor the amount may be off, where it is still that of an entry that was worked out.
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
      .optional("guessed", \.guessed).unoffered,
    ]
}

/// An amount and by what factor it may be off; another amount is off by another one.
private struct WorkedOutAmount: Hashable, Sendable {
  let quantity: FixedDecimal?
  let unit: MeasureUnit?
  let spread: FixedDecimal
}
