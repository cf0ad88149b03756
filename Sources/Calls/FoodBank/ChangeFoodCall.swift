/// Changes a food's name, brand, barcode, category, tags or portions.
package struct ChangeFoodCall: Call {
  package static let name = "change_food"

  /// Which, in words.
  package var food = ""
  /// Its new name.
  package var name: String?
  /// What else is said of it.
  package var fields = FoodFields()

  package init() {}

  package static let fields: [CallField<ChangeFoodCall>] =
    [
      .required("food", \.food),
      .optional("name", \.name, "Its new name."),
    ] + CallField.all(of: \.fields)
}
