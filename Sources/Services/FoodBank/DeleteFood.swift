package import Calls
internal import Nutrition
internal import Proposals
internal import Store

/// Takes a food out of the food bank. What was logged of it keeps its name and its figures.
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
    var notes = logged == 0 ? [] : [LoggedEntriesWording.keeping(logged)]
    let recipes = try context.reading(context.store.recipes(with: kept.id).map(\.name))
    if !recipes.isEmpty, !isOfTable {
      notes.append("It is in the recipe \(recipes.phrase): nothing of it is counted there from then on.")
    }
    if isOfTable { notes.append("The food table’s own figures of it count from then on.") }
    let row = EntryRow.row(
      number: 1, name: kept.title, amount: "100 g", figures: kept.per100Grams, mark: kept.source.description
    ).explained(by: context.explanation(of: kept))
    return context.propose(
      AnyCall(arguments), changes: [.delete(.food(kept))],
      card: Card(title: "Delete from the food bank", rows: [row], notes: notes),
      summary: "deletion of the food \(kept.title)")
  }
}
