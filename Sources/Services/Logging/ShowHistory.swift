package import Calls
internal import JSON
internal import Nutrition
internal import Proposals
internal import Store

/// Shows past meals, newest first, or when a food was last eaten.
package struct ShowHistory: Tool {
  package let description = "Show past meals, or when a food was eaten."
  package let proposes = false

  package init() {}

  package func run(_ arguments: ShowHistoryCall, in speaker: ToolContext) throws(ToolError) -> ToolOutcome {
    let context = try speaker.diary(of: arguments.person)
    let limit = min(max(arguments.limit ?? 10, 1), 50)
    return .answer(
      arguments.food == nil
        ? try meals(limit, in: context) : try entries(arguments.food ?? "", limit, in: context))
  }

  private func meals(_ limit: Int, in context: ToolContext) throws(ToolError) -> ToolAnswer {
    let meals = try context.reading(context.store.meals(of: context.profile.id, limit: limit))
    guard !meals.isEmpty else {
      return ToolAnswer(.sentence("Nothing logged\(context.whose(" for")) yet."), facts: ["meals": []])
    }
    let rows = meals.map { meal in
      let eaten = meal.entries.filter { !$0.skipped }
      return Card.Row([
        Card.Cell("\(context.name(of: meal.meal.day)), \(meal.meal.slot.rawValue)"),
        .right(EntryRow.energy(Totals(eaten: eaten).figures)),
        Card.Cell(
          (eaten.map(\.name) + (meal.meal.healthScore.map { ["health score \($0)"] } ?? [])).joined(separator: "; ")),
      ])
    }
    return ToolAnswer(.card(Card(title: "Latest meals\(context.whose())", rows: rows)), facts: HistoryFacts.rows(rows))
  }

  private func entries(
    named words: String, _ limit: Int, in context: ToolContext
  ) throws(ToolError) -> [LoggedEntry] {
    try context.reading(context.store.entries(of: context.profile.id, named: words, limit: limit))
  }

  private func entries(_ words: String, _ limit: Int, in context: ToolContext) throws(ToolError) -> ToolAnswer {
    var found = try entries(named: words, limit, in: context)
    // "Eggs", "Nudeln": the food that the words mean may have another name in the diary.
    if let food = try context.food(meantBy: words) {
      let known = Set(found.map(\.entry.id))
      found += try entries(named: food.name, limit, in: context).filter { !known.contains($0.entry.id) }
      found = Array(found.sorted { $0.eatenLater(than: $1) }.prefix(limit))
    }
    guard !found.isEmpty else {
      return ToolAnswer(.sentence("No entry\(context.whose()) has “\(words)” in its name."), facts: ["entries": []])
    }
    let rows = found.map { found in
      var row = EntryRow.row(number: nil, found.entry)
      row.cells[0].text = "\(context.name(of: found.meal.day)), \(found.meal.slot.rawValue): \(found.entry.name)"
      return row
    }
    return ToolAnswer(
      .card(Card(title: "“\(words)”\(context.whose(" for")), latest first", rows: rows)), facts: HistoryFacts.rows(rows)
    )
  }
}

/// Rows as facts for a model: their cells.
enum HistoryFacts {
  static func rows(_ rows: [Card.Row]) -> JSONValue {
    ["rows": .array(rows.map { .array($0.cells.map { .string($0.text) }) })]
  }
}
