/// Shows a recipe, or lists them.
package struct FindRecipeCall: Call {
  package static let name = "find_recipe"

  /// Words of its name; nil lists them.
  package var name: String?
  /// An ingredient: only the recipes that it is in.
  package var with: String?

  package init() {}

  package static let fields: [CallField<FindRecipeCall>] =
    [
      .optional("name", \.name),
      .optional("with", \.with),
    ]
}
