package import Calls
internal import Nutrition
internal import Proposals
internal import Store

/// Saves a recipe, or changes an existing one and, as far as wanted, recomputes what was logged of it, all in one commit.
package struct SaveRecipe: Tool {
  package let description = "Propose to save a recipe, or to change one, with what was logged of it."
  package let topic: ToolTopic? = .recipes

  static let mostLines = 100

  package init() {}

  package func run(_ arguments: SaveRecipeCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let draft = try RecipeDraft(arguments, in: context)
    let correction = try draft.correction(arguments, in: context)
    var found = arguments
    found.resolved = draft.lookup.resolved
    let changes = draft.foods + (correction?.changes ?? [.insert(.recipe(draft.dish.recipe))])
    guard draft.standing == nil || changes.contains(where: \.changesSomething) else { throw .nothingToChange }
    let card = RecipeCard(draft: draft, correction: correction)
    return context.propose(
      AnyCall(found), changes: changes, card: try card.card(in: context), summary: card.summary)
  }
}

extension Change {
  /// Whether the change concerns the recipe or its entries, rather than a food saved along with it.
  fileprivate var changesSomething: Bool {
    if case .ensure = self { false } else { true }
  }
}
