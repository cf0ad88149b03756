internal import FoundationEssentials
package import LanguageModels
package import Nutrition
internal import Proposals
internal import Store

/// Saves a recipe from its lines, or changes one that is there, and computes anew what was logged of it as far as it is
/// wanted: all in one commit.
package struct SaveRecipe: Tool {
  package struct Arguments: Codable, Sendable {
    package var name: String
    package var newName: String?
    /// All of its ingredients; nil leaves those of a recipe that is there.
    package var ingredients: [RecipeLine]?
    /// More ingredients.
    package var add: [RecipeLine]?
    /// Ingredients that are there and become something else, or go.
    package var change: [IngredientChange]?
    package var servings: Figure?
    package var rawGrams: Figure?
    package var cookedGrams: Figure?
    package var source: String?
    package var recompute: RecomputedDays.Scope?
    package var from: String?
    package var to: String?
    package var leave: [RecomputedDays.Line]?

    package enum CodingKeys: String, CodingKey {
      case name, ingredients, add, change, servings, source, recompute, from, to, leave
      case newName = "new_name"
      case rawGrams = "raw_g"
      case cookedGrams = "cooked_g"
    }

    package init(name: String) {
      self.name = name
    }
  }

  package let name = "save_recipe"
  package let description = "Propose to save a recipe, or to change one, with what was logged of it."
  package let proposes = true
  package let topic: ToolTopic? = .recipes

  static let mostLines = 100

  package init() {}

  package var parameters: JSONSchema {
    .object(
      [
        .init("name", .string(), required: true), .init("new_name", .string()),
        .init("ingredients", .array(RecipeLine.schema, "All of them; without it those of the recipe stay.")),
        .init("add", .array(RecipeLine.schema)), .init("change", .array(IngredientChange.schema)),
        .init("servings", .number()),
        .init("raw_g", .number("All of it, before cooking.")), .init("cooked_g", .number("All of it, when done.")),
        .init("source", .string("Whose it is, or its address.")),
      ] + RecomputeProperties.all)
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let draft = try RecipeDraft(arguments, in: context)
    let correction = try draft.correction(arguments, in: context)
    let changes = draft.foods + (correction?.changes ?? [.insert(.recipe(draft.dish.recipe))])
    guard draft.standing == nil || changes.contains(where: \.changesSomething) else { throw .nothingToChange }
    let card = RecipeCard(draft: draft, correction: correction)
    return context.propose(
      action: .tool(name), changes: changes, card: try card.card(in: context), summary: card.summary,
      request: Proposal.Request(self, arguments))
  }
}

extension Change {
  /// Foods that come along are no change of a recipe.
  fileprivate var changesSomething: Bool {
    if case .ensure = self { false } else { true }
  }
}
