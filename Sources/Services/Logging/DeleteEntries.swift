package import Calls
internal import FoodData
internal import FoundationEssentials
internal import LanguageModels
internal import Nutrition
package import Proposals
internal import Store

/// Deletes entries of the diary. From three on, the card asks for their number.
package struct DeleteEntries: Tool {
  package typealias Arguments = DeleteEntriesCall

  package let description = "Propose to delete logged entries."
  package let proposes = true
  /// So many deletions at once want more than a yes.
  private static let bulk = 3

  package init() {}

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try selected(arguments, in: context)
    if let words = arguments.food, selected.count > 1, Set(selected.map(\.entry.name)).count > 1 {
      throw .whichEntry(words, candidates: selected.map(\.entry.name))
    }
    let changes =
      selected.map { Change.delete(.entry($0.entry)) } + (try context.emptied(by: selected))
    let first = selected[0].meal
    var rows: [Card.Row] = []
    for (index, placed) in selected.enumerated() {
      rows.append(try context.explained(EntryRow.row(number: index + 1, placed.entry), placed.entry))
    }
    let card = Card(
      title: "Delete from \(first.slot.rawValue), \(first.day.dated(from: context.today))", rows: rows,
      notes: try context.remark(on: arguments.selection, selected))
    let names = selected.count == 1 ? selected[0].entry.name : "\(selected.count) entries"
    return context.propose(
      action: .tool(name), changes: changes, card: card, summary: "deletion of \(names)",
      request: AnyCall(arguments),
      question: selected.count >= DeleteEntries.bulk ? .count(selected.count) : .yesOrNo)
  }

  /// Where nothing of this name is logged, a recipe of the name may be meant.
  private func selected(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> [LoggedEntry] {
    do throws(ToolError) {
      return try context.entries(arguments.selection)
    } catch {
      guard let words = arguments.food, let day = error.dayWithoutEntry, let recipe = try context.recipe(called: words)
      else { throw error }
      throw .recipeNotEntry(recipe, day)
    }
  }

  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    guard case .drop(let items) = edit else { throw .cannotEdit }
    let selected = try context.entries(arguments.selection)
    for item in items where !selected.indices.contains(item - 1) { throw .noSuchLine(item) }
    let kept = selected.enumerated().filter { !items.contains($0.offset + 1) }.map(\.element)
    guard let first = kept.first else { throw .nothingLeft }
    let listed = try context.diaryEntries(on: first.meal.day)
    let numbers = kept.compactMap { placed in listed.firstIndex(of: placed).map { $0 + 1 } }
    return Arguments {
      $0.entries = numbers
      $0.day = first.meal.day.description
    }
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
  /// The name of the recipe that words surely mean.
  fileprivate func recipe(called words: String) throws(ToolError) -> String? {
    let hit = try reading { _ throws(StoreError) in try foodBank.dish(words) }
    return hit.flatMap { $0.quality <= .stem ? $0.dish.recipe.name : nil }
  }
}

extension DeleteEntriesCall {
  var selection: EntrySelection {
    EntrySelection(entries: entries, food: food, slot: slot, day: day, last: last, all: all)
  }
}
