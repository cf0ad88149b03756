package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Deletes a recipe. Logged entries keep its name and figures.
package struct DeleteRecipe: Tool {
  package let description = "Propose to delete a recipe; logged entries keep their figures."
  package let topic: ToolTopic? = .recipes

  package init() {}

  package func run(_ arguments: DeleteRecipeCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let dish = try context.certainDish(arguments.name)
    let (users, logged) = try context.reading(
      (context.store.recipes(with: dish.recipe.id), context.store.count(of: dish.recipe.id)))
    guard users.isEmpty else { throw .recipeNeeded(dish.recipe.name, by: users.map(\.name)) }
    return context.propose(
      AnyCall(arguments), changes: [.delete(.recipe(dish.recipe))],
      card: Card(
        title: .recipeDeleteTitle(recipe: dish.recipe.name), rows: RecipeRows.sums(of: dish),
        notes: logged == 0 ? [] : [.loggedEntriesKeep(count: logged)]),
      summary: .recipeDeleteSummary(recipe: dish.recipe.name))
  }
}
