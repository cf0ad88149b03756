package import Calls
internal import FoundationEssentials
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Corrects several entries of the diary with one yes: each as if it were corrected alone.
package struct CorrectEntries: Tool {
  package let description = "Propose to correct several logged entries."
  /// Only larder combines corrections; a model calls the tools of each.
  package let isOffered = false

  package init() {}

  package func run(_ arguments: CorrectEntriesCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    var proposals: [Proposal] = []
    for correction in arguments.corrections {
      if case .proposal(let proposal) = try outcome(of: correction, in: context) { proposals.append(proposal) }
    }
    guard !proposals.isEmpty else { throw .nothingLeft }
    var changes: [Change] = []
    for change in proposals.flatMap(\.changes) where !changes.contains(change) { changes.append(change) }
    guard Set(changes.map(\.record.id)).count == changes.count else { throw .nothingToChange }
    let deleted = try context.deleted(by: changes)
    changes += try context.emptied(by: deleted).filter { !changes.contains($0) }
    // A meal stays where something comes to it in the place of all that it had.
    let filled = changes.compactMap { if case .insert(.entry(let entry)) = $0 { entry.meal } else { nil } }
    changes.removeAll { if case .delete(.meal(let meal)) = $0 { filled.contains(meal.id) } else { false } }
    // Many entries of one name are confirmed by their number, also beside other corrections.
    let isBulk = proposals.contains { $0.question != .yesOrNo }
    return context.propose(
      AnyCall(arguments), as: .tool(ChangeEntryCall.name), changes: changes, card: card(proposals.map(\.card)),
      summary: .list(proposals.map(\.summary), .clauses), question: isBulk ? .count(deleted.count) : .yesOrNo)
  }

  private func outcome(
    of correction: CorrectEntriesCall.Correction, in context: ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if let change = correction.change { return try ChangeEntry().run(change, in: context) }
    if let addition = correction.addition { return try LogMeal().run(addition, in: context) }
    return try DeleteEntries().run(correction.deletion ?? DeleteEntriesCall(), in: context)
  }

  /// The cards of the corrections below each other. The last row of each has its number.
  private func card(_ cards: [Card]) -> Card {
    var notes: [Text] = []
    for note in cards.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
    let parts = cards.enumerated().map { index, card in
      var rows = card.rows
      for row in rows.indices { rows[row].number = row == rows.count - 1 ? index + 1 : nil }
      return Card.Part(title: card.title, rows: rows)
    }
    return Card(parts: parts, notes: notes)
  }

  package func revise(_ arguments: inout CorrectEntriesCall, by edit: Edit, in context: ToolContext) throws(ToolError) {
    guard case .line(let line) = edit.target else { throw .cannotEdit }
    let index = line - 1
    guard arguments.corrections.indices.contains(index) else { throw .noSuchLine(line) }
    if edit.change == .removed {
      guard arguments.corrections.count > 1 else { throw .nothingLeft }
      arguments.corrections.remove(at: index)
    } else if var change = arguments.corrections[index].change {
      try ChangeEntry().revise(&change, by: Edit(.card, edit.change), in: context)
      arguments.corrections[index].change = change
    } else if var addition = arguments.corrections[index].addition, addition.items.count == 1 {
      try LogMeal().revise(&addition, by: Edit(.line(1), edit.change), in: context)
      arguments.corrections[index].addition = addition
    } else {
      throw .cannotEdit
    }
  }
}

extension ToolContext {
  /// The entries that changes delete.
  fileprivate func deleted(by changes: [Change]) throws(ToolError) -> [LoggedEntry] {
    let ids = changes.compactMap { change -> UUID? in
      if case .delete(.entry(let entry)) = change { entry.id } else { nil }
    }
    var entries: [LoggedEntry] = []
    for id in ids {
      if let entry = try reading(store.entry(id)) { entries.append(entry) }
    }
    return entries
  }
}
