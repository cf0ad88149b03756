/// Changes a food's name, brand, barcode, category, tags or portions.
package struct ChangeFoodCall: FoodCall {
  package static let name = "change_food"

  /// The food, in words.
  package var food = ""
  /// The food that the words were found to mean, where larder has looked.
  package var resolved: ResolvedFood?
  /// Its new name.
  package var name: String?
  /// The other fields that change.
  package var fields = FoodFields()

  package init() {}

  package static let fields: [CallField<ChangeFoodCall>] =
    [
      .required("food", \.food),
      .optional("name", \.name, "Its new name."),
    ] + CallField.all(of: \.fields)
}
