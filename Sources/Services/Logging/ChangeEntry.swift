package import Calls
internal import FoundationEssentials
internal import LanguageModels
internal import Nutrition
package import Proposals
internal import Store

/// Changes entries of the diary: amount, food, meal, day, eaten or not.
package struct ChangeEntry: Tool {
  package typealias Arguments = ChangeEntryCall

  package let description = "Propose to change a logged entry."
  package let proposes = true

  package init() {}

  package func run(_ arguments: Arguments, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try self.selected(by: arguments, in: context)
    var amended: [Entry] = []
    for placed in selected { amended.append(try context.amend(placed.entry, by: arguments)) }
    let move = try context.move(selected, amended, by: arguments)
    guard !move.changes.isEmpty else { throw .nothingToChange }
    let changes = try context.newFoods(of: amended, before: selected) + move.changes

    let first = selected[0]
    let places = move.places.map { "Moves to \($0.slot.rawValue), \($0.day.dated(from: context.today))." }
    let card = Card(
      title: "Change \(first.meal.slot.rawValue), \(first.meal.day.dated(from: context.today))",
      rows: try context.changed(zip(selected, amended).map { ($0.entry, $1) }),
      notes: places + (try context.remark(on: arguments.selection, selected)))
    return context.propose(
      action: .tool(name), changes: changes, card: card, summary: summary(amended, move.places.first),
      request: AnyCall(arguments))
  }

  /// An amount or a food changes one entry; "actually 2 bananas" means the bananas of what was saved last.
  private func selected(by arguments: Arguments, in context: ToolContext) throws(ToolError) -> [LoggedEntry] {
    let selected = try context.entries(arguments.selection)
    guard arguments.amends, selected.count > 1 else { return selected }
    let named = selected.filter { entry in
      arguments.toFood.map { EntryName.matches(entry.entry.name, $0) } ?? false
    }
    guard named.count == 1 else {
      throw .whichEntry(arguments.food ?? "", candidates: selected.map(\.entry.name))
    }
    return named
  }

  /// "change to pasta, cooked, 150 g, 237 kcal", "move of 2 entries to dinner".
  private func summary(_ amended: [Entry], _ place: MealPlace?) -> String {
    let entry = amended[0]
    let name = amended.count == 1 ? entry.name : "\(amended.count) entries"
    if let place { return "move of \(name) to \(place.slot.rawValue), \(place.day.short)" }
    if amended.count > 1 { return "change of \(name)" }
    if entry.skipped { return "change to \(name), skipped" }
    let parts = [name, entry.grams?.description, EntryRow.energy(entry.figures)].compactMap(\.self)
    return "change to \(parts.joined(separator: ", "))"
  }

  package func revise(
    _ arguments: Arguments, by edit: ProposalEdit, in context: ToolContext
  ) throws(ToolError) -> Arguments {
    var revised = arguments
    switch edit {
    case .amount(_, let words):
      let amount = try context.amount(words)
      revised.toQuantity = amount.quantity
      revised.toUnit = amount.unit
      revised.factor = nil
    case .replace(_, let food): revised.toFood = food
    case .slot(let slot): revised.toSlot = slot
    case .day(let words): revised.toDay = try context.day(words).description
    case .skip: revised.skip = true
    case .drop: throw .nothingLeft
    case .add, .field: throw .cannotEdit
    }
    return revised
  }
}

extension ChangeEntryCall {
  var selection: EntrySelection {
    EntrySelection(entries: entry.map { [$0] }, food: food, slot: slot, day: day, last: last)
  }

  var amends: Bool { toQuantity != nil || toUnit != nil || toFood != nil || factor != nil }
}
