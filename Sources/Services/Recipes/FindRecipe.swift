package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Shows a recipe with its figures, or lists all of them.
package struct FindRecipe: Tool {
  package let description = "Show a recipe with its figures; without a name, list all, or those with an ingredient."
  package let proposes = false
  package let topic: ToolTopic? = .recipes

  /// The most recipes in a list.
  private static let most = 50

  package init() {}

  package func run(_ arguments: FindRecipeCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    if let name = arguments.name { return .answer(answer(try context.certainDish(name))) }
    let dishes = try context.reading { store throws(StoreError) in
      var dishes: [Dish] = []
      // A list is cut off, but an ingredient is searched in all recipes.
      for recipe in try store.recipeNames().prefix(arguments.with == nil ? FindRecipe.most + 1 : .max) {
        if let dish = try context.foodBank.dish(recipe.id) { dishes.append(dish) }
      }
      return dishes
    }
    guard !dishes.isEmpty else {
      return .answer(
        ToolAnswer(
          .sentence(.recipesNone),
          facts: ["recipes": []]))
    }
    guard let words = arguments.with else { return .answer(answer(dishes, title: .recipesTitle)) }
    return .answer(try answer(dishes, with: words, in: context))
  }

  /// The recipes that contain the food in any state, or name it in a line.
  private func answer(_ dishes: [Dish], with words: String, in context: ToolContext) throws(ToolError) -> ToolAnswer {
    let meant = try context.loggable(meantBy: words, state: nil).flatMap { $0.isNear ? nil : $0.loggable.shortName }
    let names = [words, meant].compactMap { $0?.lowercased() }
    let found = dishes.filter { dish in
      dish.parts.contains { part in
        [part.name, part.ingredient.words].compactMap { $0?.lowercased() }.contains { said in
          names.contains { said.contains($0) }
        }
      }
    }
    guard !found.isEmpty else {
      return ToolAnswer(.sentence(.recipesNoneWith(food: words)), facts: ["recipes": []])
    }
    return answer(found, title: .recipesWithTitle(food: words))
  }

  private func answer(_ dishes: [Dish], title: Text) -> ToolAnswer {
    let shown = dishes.prefix(FindRecipe.most)
    let rows = shown.map { dish in
      EntryRow.row(
        name: .verbatim(dish.recipe.name),
        amount: .recipeOneOf(servings: dish.recipe.servings, grams: dish.gramsOfServing),
        figures: dish.per100Grams.portion(of: dish.gramsOfServing), mark: .tier(tier: dish.tier))
    }
    let rest: [Text] = dishes.count > shown.count ? [.recipesMore] : []
    return ToolAnswer(
      .card(Card(title: title, rows: rows, notes: rest)),
      facts: ["recipes": .array(shown.map { .string($0.recipe.name) })])
  }

  private func answer(_ dish: Dish) -> ToolAnswer {
    let rows = dish.parts.enumerated().map { index, part in
      guard let figures = part.figures else {
        return Card.Row(
          number: index + 1, [Card.Cell(.verbatim(part.ingredient.words)), .right(.recipeNotCounted)], emphasis: .muted)
      }
      return EntryRow.row(
        number: index + 1, name: .food(part.name ?? ""),
        amount: part.ingredient.grams.map { .grams(amount: $0) } ?? .empty, figures: figures,
        mark: .tier(tier: part.tier))
    }
    let source = dish.recipe.source.map { [Text.sourceIs(source: [.verbatim($0)])] } ?? []
    return ToolAnswer(
      .card(
        Card(
          title: .recipeTitle(recipe: dish.recipe.name, servings: dish.recipe.servings),
          rows: rows + RecipeRows.sums(of: dish),
          notes: [RecipeRows.weight(of: dish)] + source + [
            .recipeChangeHint(recipe: dish.recipe.name)
          ])),
      facts: facts(of: dish))
  }

  private func facts(of dish: Dish) -> JSONValue {
    dish.per100Grams.shownFacts.with([
      "name": dish.recipe.name.json, "basis": "100 g", "servings": dish.recipe.servings.shown.json,
      "serving_g": dish.gramsOfServing.figure.shown.json, "ingredients": dish.recipe.ingredients.map(\.words).json,
    ])
  }
}
