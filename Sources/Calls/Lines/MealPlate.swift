package import Nutrition

/// What somebody had of the meal.
package struct MealPlate: CallRecord {
  /// A text alone is the name of who had it.
  package static let textField: String? = "name"

  /// A profile, or "me".
  package var name = ""
  /// In the unit of the only item, else in grams; nil shares equally what the others leave.
  package var quantity: FixedDecimal?

  package init() {}

  package init(name: String, quantity: FixedDecimal? = nil) {
    self.name = name
    self.quantity = quantity
  }

  package static let fields: [CallField<MealPlate>] =
    [
      .required("name", \.name, "A profile, or me."),
      .optional("quantity", \.quantity, "In the item's unit."),
    ]
}
