package import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Marks a food as a favourite or not, and changes its tags.
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
      number: 1, name: .food(food.title), amount: .hundredGrams, figures: food.per100Grams, mark: food.source.text
    ).explained(by: context.explanation(of: food))
    let words = words(food, marked)
    return context.propose(
      AnyCall(arguments), changes: [try context.change(food, to: marked)],
      card: Card(title: words.title, rows: [row], notes: words.notes),
      summary: .markSummary(food: food.title, deeds: words.deeds))
  }

  private func words(_ food: Food, _ marked: Food) -> (title: Text, notes: [Text], deeds: [Text]) {
    var deeds: [Text] = []
    var title = Text.markTags
    if food.favourite != marked.favourite {
      title = marked.favourite ? .markFavourite : .markNoFavourite
      deeds.append(marked.favourite ? .markDeedFavourite : .markDeedNoFavourite)
    }
    guard food.tags != marked.tags else { return (title, [], deeds) }
    let new = marked.tags.filter { !food.tags.contains($0) }
    let old = food.tags.filter { !marked.tags.contains($0) }
    if !new.isEmpty { deeds.append(.markDeedTagged(tags: new.map { .verbatim($0) })) }
    if !old.isEmpty { deeds.append(.markDeedUntagged(tags: old.map { .verbatim($0) })) }
    return (title, [.markTagsChanged(after: list(marked.tags), before: list(food.tags))], deeds)
  }

  private func list(_ tags: [String]) -> Text {
    tags.isEmpty ? .nothingThere : .list(tags.map { .verbatim($0) }, .series)
  }
}

extension ToolContext {
  /// The change from one version of a food to another. A food of the table enters the food bank this way.
  func change(_ food: Food, to changed: Food) throws(ToolError) -> Change {
    let known = try reading(store.food(food.id))
    return known.map { .update(from: .food($0), to: .food(changed)) } ?? .insert(.food(changed))
  }
}
