package import Calls
internal import Nutrition
internal import Proposals
internal import Store

/// Marks a food: as a favourite or as none, with tags or without them.
package struct MarkFood: Tool {
  package let description = "Propose to mark a food as a favourite or not, and to add or remove tags."
  package let topic: ToolTopic? = .foods

  package init() {}

  package func run(_ arguments: MarkFoodCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    var arguments = arguments
    let food = try context.food(of: &arguments)
    var marked = food
    marked.favourite = arguments.favourite ?? food.favourite
    marked.tags = try FoodTags.changed(
      food.tags, adding: arguments.tags ?? [], removing: arguments.removeTags ?? [])
    guard marked != food else { throw .nothingToChange }
    marked.updated = context.now
    let row = EntryRow.row(
      number: 1, name: food.title, amount: "100 g", figures: food.per100Grams, mark: food.source.description
    ).explained(by: context.explanation(of: food))
    let words = words(food, marked)
    return context.propose(
      AnyCall(arguments), changes: [try context.change(food, to: marked)],
      card: Card(title: words.title, rows: [row], notes: words.notes), summary: "\(food.title) \(words.deed)")
  }

  private func words(_ food: Food, _ marked: Food) -> (title: String, notes: [String], deed: String) {
    var deeds: [String] = []
    var title = "Tags"
    if food.favourite != marked.favourite {
      title = marked.favourite ? "Favourite" : "No longer a favourite"
      deeds.append(marked.favourite ? "as a favourite" : "no longer a favourite")
    }
    guard food.tags != marked.tags else { return (title, [], deeds.phrase) }
    let new = marked.tags.filter { !food.tags.contains($0) }
    let old = food.tags.filter { !marked.tags.contains($0) }
    if !new.isEmpty { deeds.append("tagged \(new.phrase)") }
    if !old.isEmpty { deeds.append("no longer tagged \(old.phrase)") }
    let before = food.tags.isEmpty ? "none" : food.tags.joined(separator: ", ")
    let after = marked.tags.isEmpty ? "none" : marked.tags.joined(separator: ", ")
    return (title, ["Tags: \(after); before: \(before)."], deeds.phrase)
  }
}

extension ToolContext {
  /// What makes one food of the other: a food of the table enters the food bank with it.
  func change(_ food: Food, to changed: Food) throws(ToolError) -> Change {
    let known = try reading(store.food(food.id))
    return known.map { .update(from: .food($0), to: .food(changed)) } ?? .insert(.food(changed))
  }
}
