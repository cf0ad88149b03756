package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
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
      let sentence: Text = context.isOwnDiary ? .historyNothing : .historyNothingFor(person: context.profile.label)
      return ToolAnswer(.sentence(sentence), facts: ["meals": []])
    }
    let rows = meals.map { meal in
      let eaten = meal.entries.filter { !$0.skipped }
      return Card.Row([
        Card.Cell(.historyMeal(day: context.dayName(of: meal.meal.day), slot: meal.meal.slot)),
        .right(EntryRow.energy(Totals(eaten: eaten).figures)),
        Card.Cell(
          .list(
            eaten.map { .food($0.name) } + (meal.meal.healthScore.map { [.dayHealthScore(score: $0)] } ?? []), .clauses)
        ),
      ])
    }
    let title: Text = context.isOwnDiary ? .historyTitle : .historyTitleOf(person: context.profile.label)
    return ToolAnswer(.card(Card(title: title, rows: rows)), facts: HistoryFacts.rows(rows))
  }

  private func entries(
    named words: String, _ limit: Int, in context: ToolContext
  ) throws(ToolError) -> [LoggedEntry] {
    try context.reading(context.store.entries(of: context.profile.id, named: words, limit: limit))
  }

  private func entries(_ words: String, _ limit: Int, in context: ToolContext) throws(ToolError) -> ToolAnswer {
    var found = try entries(named: words, limit, in: context)
    // The food that the words mean ("Eggs", "Nudeln") may have another name in the diary.
    if let food = try context.food(meantBy: words) {
      let known = Set(found.map(\.entry.id))
      found += try entries(named: food.name, limit, in: context).filter { !known.contains($0.entry.id) }
      found = Array(found.sorted { $0.eatenLater(than: $1) }.prefix(limit))
    }
    guard !found.isEmpty else {
      let sentence: Text =
        context.isOwnDiary
        ? .historyNoEntry(words: words) : .historyNoEntryOf(words: words, person: context.profile.label)
      return ToolAnswer(.sentence(sentence), facts: ["entries": []])
    }
    let rows = found.map { found in
      var row = EntryRow.row(number: nil, found.entry)
      row.cells[0].text = .historyEntry(
        day: context.dayName(of: found.meal.day), slot: found.meal.slot, food: found.entry.name)
      return row
    }
    let title: Text =
      context.isOwnDiary
      ? .historyOfFood(words: words) : .historyOfFoodFor(words: words, person: context.profile.label)
    return ToolAnswer(.card(Card(title: title, rows: rows)), facts: HistoryFacts.rows(rows))
  }
}

/// Rows as facts for a model.
enum HistoryFacts {
  static func rows(_ rows: [Card.Row]) -> JSONValue {
    ["rows": .array(rows.map { .array($0.cells.map { .string($0.text.english) }) })]
  }
}
