/// Changes a food's name, brand, barcode, category, tags or portions.
package struct ChangeFoodCall: FoodCall {
  package static let name = "change_food"

  /// Which, in words.
  package var food = ""
  /// What was found by that.
  package var resolved: ResolvedFood?
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
