internal import FoundationEssentials
package import LanguageModels
internal import Nutrition
internal import Proposals
internal import Store

/// Marks a food as a favourite, or takes the mark away.
package struct MarkFood: Tool {
  package struct Arguments: Codable, Sendable {
    package var food: String
    package var favourite: Bool
  }

  package let name = "mark_food"
  package let description = "Propose to mark a food as a favourite, or not."
  package let proposes = true
  package let topic: ToolTopic? = .foods

  package init() {}

  package var parameters: JSONSchema {
    .object(
      [
        .init("food", .string(), required: true), .init("favourite", .boolean(), required: true),
      ])
  }

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let food = try context.certainFood(arguments.food)
    guard food.favourite != arguments.favourite else { throw .nothingToChange }
    var marked = food
    marked.favourite = arguments.favourite
    marked.updated = context.now
    let card = Card(
      title: arguments.favourite ? "Favourite" : "No longer a favourite",
      rows: [
        EntryRow.row(
          number: 1, name: food.title, amount: "100 g", figures: food.per100Grams, mark: food.source.description)
      ])
    let known = try context.reading { store throws(StoreError) in try store.food(food.id) }
    let change = known.map { Change.update(from: .food($0), to: .food(marked)) } ?? .insert(.food(marked))
    return context.propose(
      action: .tool(name), changes: [change], card: card,
      summary: "\(food.title) \(arguments.favourite ? "as a favourite" : "no longer a favourite")",
      request: Proposal.Request(self, arguments))
  }
}
