/// Deletes a recipe.
package struct DeleteRecipeCall: Call {
  package static let name = "delete_recipe"

  /// Words of the food's name.
  package var name = ""

  package init() {}

  package static let fields: [CallField<DeleteRecipeCall>] =
    [
      .required("name", \.name)
    ]
}
