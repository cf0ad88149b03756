package import Nutrition

/// One person's share of the meal.
package struct MealPlate: CallRecord {
  /// A plain text is the person's name.
  package static let textField: String? = "name"

  /// A profile's name, or "me".
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
