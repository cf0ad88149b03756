package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Deletes a food from the food bank. Logged entries keep its name and figures.
package struct DeleteFood: Tool {
  package let description = "Propose to take a food out of the food bank; logged entries keep their figures."
  package let topic: ToolTopic? = .foods

  package init() {}

  package func run(_ arguments: DeleteFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    var arguments = arguments
    let food = try context.food(of: &arguments)
    let (kept, logged) = try context.reading((context.store.food(food.id), context.store.count(of: food.id)))
    guard let kept else { throw .foodOfTable(food.title) }
    let isOfTable = context.foodBank.isOfTable(kept.id)
    var notes: [Text] = logged == 0 ? [] : [.loggedEntriesKeep(count: logged)]
    let recipes = try context.reading(context.store.recipes(with: kept.id).map(\.name))
    if !recipes.isEmpty, !isOfTable {
      notes.append(.deleteFoodRecipes(recipes: recipes.map { .verbatim($0) }))
    }
    if isOfTable { notes.append(.deleteFoodOfTable) }
    let row = EntryRow.row(
      number: 1, name: .food(kept.title), amount: .hundredGrams, figures: kept.per100Grams, mark: kept.source.text
    ).explained(by: context.explanation(of: kept))
    return context.propose(
      AnyCall(arguments), changes: [.delete(.food(kept))],
      card: Card(title: .deleteFoodTitle, rows: [row], notes: notes),
      summary: .deleteFoodSummary(food: kept.title))
  }
}
