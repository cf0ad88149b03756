package import Calls
internal import EmbeddedMessages
internal import FoodNames
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Deletes entries of the diary. From three entries on, the person has to type their number.
package struct DeleteEntries: Tool {
  package let description = "Propose to delete logged entries."
  /// From this many deletions on, the card asks for their number.
  private static let bulk = 3

  package init() {}

  package func run(_ arguments: DeleteEntriesCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try selected(arguments, in: context)
    if let words = arguments.food, selected.count > 1, Set(selected.map(\.entry.name)).count > 1 {
      throw .whichEntry(words, candidates: selected.map(\.entry.name))
    }
    if let words = arguments.food { try selected.refusePart(words) }
    let changes =
      selected.map { Change.delete(.entry($0.entry)) } + (try context.emptied(by: selected))
    let card = try card(of: selected, remarks: context.remark(on: arguments, selected), in: context)
    let name: Text = selected.count == 1 ? .food(selected[0].entry.name) : .entriesCounted(count: selected.count)
    return context.propose(
      AnyCall(arguments), changes: changes, card: card, summary: .summaryDeletion(name: name),
      question: selected.count >= DeleteEntries.bulk ? .count(selected.count) : .yesOrNo)
  }

  /// Each meal with its own heading.
  private func card(
    of selected: [LoggedEntry], remarks: [Text], in context: ToolContext
  ) throws(ToolError) -> Card {
    var parts: [Card.Part] = []
    for (index, placed) in selected.enumerated() {
      let title = Text.mealDeleteTitle(slot: placed.meal.slot, day: DayName(placed.meal.day, from: context.today))
      let row = try context.explained(EntryRow.row(number: index + 1, placed.entry), placed.entry)
      parts.append(Card.Part(title: title, rows: [row]))
    }
    return Card(parts: parts, notes: remarks)
  }

  /// The entries to delete. Where nothing of this name is logged, the error says whether a recipe or a food of that name
  /// exists.
  private func selected(_ arguments: DeleteEntriesCall, in context: ToolContext) throws(ToolError) -> [LoggedEntry] {
    do throws(ToolError) {
      return try context.entries(arguments)
    } catch {
      guard let words = arguments.food, let day = error.dayWithoutEntry else { throw error }
      if let recipe = try context.recipe(called: words) { throw .recipeNotEntry(recipe, day) }
      if let food = try context.ownFood(called: words) { throw .foodNotEntry(food, day) }
      throw error
    }
  }

  package func revise(_ arguments: inout DeleteEntriesCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    guard case .line(let line) = edit.target else { throw .cannotEdit }
    var kept = try context.entries(arguments)
    try kept.remove(line)
    let first = kept[0]
    let listed = try context.diaryEntries(on: first.meal.day)
    let numbers = kept.compactMap { placed in listed.firstIndex(of: placed).map { $0 + 1 } }
    arguments = DeleteEntriesCall { ($0.entries, $0.day) = (numbers, first.meal.day.description) }
  }
}

extension ToolError {
  /// The day on which nothing that was named is logged.
  fileprivate var dayWithoutEntry: Day? {
    switch self {
    case .noSuchEntry(_, let day), .nothingLogged(let day): day
    default: nil
    }
  }
}

extension ToolContext {
  /// The name of the recipe that words certainly mean.
  fileprivate func recipe(called words: String) throws(ToolError) -> String? {
    let hit = try reading(foodBank.dish(words))
    return hit.flatMap { $0.quality <= .stem ? $0.dish.recipe.name : nil }
  }
  /// The title of a food that the household has added itself, where words certainly mean it.
  fileprivate func ownFood(called words: String) throws(ToolError) -> String? {
    guard let food = try food(meantBy: words), try reading(store.food(food.id)) != nil, !foodBank.isOfTable(food.id)
    else { return nil }
    return food.title
  }
}
