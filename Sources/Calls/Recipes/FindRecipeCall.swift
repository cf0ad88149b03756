/// Shows a recipe, or lists them.
package struct FindRecipeCall: Call {
  package static let name = "find_recipe"

  /// Words of the recipe's name; nil lists recipes.
  package var name: String?
  /// An ingredient: only recipes that have it.
  package var with: String?

  package init() {}

  package static let fields: [CallField<FindRecipeCall>] =
    [
      .optional("name", \.name),
      .optional("with", \.with),
    ]
}
