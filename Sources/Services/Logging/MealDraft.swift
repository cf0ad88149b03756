internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// A meal before it is proposed: its place and its lines.
struct MealDraft {
  let place: MealPlace
  var lines: [MealLine]
  let origin: Meal.Origin
  let title: String?
  let notes: String?
  /// From 0 to 100.
  var healthScore: Int?
  /// What may have been eaten as well, in the words of whoever said it.
  var leftOut: [String] = []
  let request: AnyCall
}

/// A meal as it would be saved.
struct WrittenMeal {
  /// One entry for each line; nil for an open line.
  let entries: [Entry?]
  let changes: [Change]
}

extension ToolContext {
  /// The proposal of what can be counted; where nothing can, an open proposal that waits for the rest.
  func outcome(of draft: MealDraft) throws(ToolError) -> ToolOutcome {
    let meal = try written(draft)
    let card = try card(of: draft, entries: meal.entries)
    let entries = meal.entries.compactMap(\.self)
    let totals = Totals(eaten: entries)
    let energy: Text =
      entries.isEmpty
      ? .mealNotCountedYet : totals.count == 0 ? .energy(energy: .zero) : EntryRow.energy(of: totals)
    let slot = draft.place.slot
    return propose(
      draft.request, changes: meal.changes, card: card,
      summary: isOwnDiary
        ? .mealSummary(slot: slot, energy: energy)
        : .mealSummaryFor(slot: slot, person: profile.name, energy: energy),
      meal: draft.place)
  }

  /// The changes that add a meal to this diary.
  func written(_ draft: MealDraft) throws(ToolError) -> WrittenMeal {
    let standing = try meal(at: draft.place)
    let meal =
      standing?.meal
      ?? newMeal(
        at: draft.place, origin: draft.origin, title: draft.title, notes: draft.notes, healthScore: draft.healthScore)
    let entries = draft.lines.map { entry(for: $0, in: meal) }
    guard entries.contains(where: { $0 != nil }) else { return WrittenMeal(entries: entries, changes: []) }
    var changes: [Change] = standing.map { remarks(on: $0.meal, of: draft) } ?? [.insert(.meal(meal))]
    var position = standing?.entries.last?.position ?? 0
    for (line, entry) in zip(draft.lines, entries) {
      guard var entry else { continue }
      position += 1
      entry.position = position
      if case .known(let food) = line { changes += food.loggable.changes }
      changes.append(.insert(.entry(entry)))
    }
    return WrittenMeal(entries: entries, changes: changes)
  }

  /// Adds the notes of food that joins an existing meal to that meal.
  private func remarks(on standing: Meal, of draft: MealDraft) -> [Change] {
    guard draft.origin == .typed else { return [] }
    var meal = standing
    if let notes = draft.notes {
      meal.notes = [standing.notes, notes].compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }.joined(separator: "; ")
    }
    meal.title = draft.title ?? standing.title
    guard meal != standing else { return [] }
    meal.updated = now
    return [.update(from: .meal(standing), to: .meal(meal))]
  }

  /// The entry of a line; nil for an open one.
  private func entry(for line: MealLine, in meal: Meal) -> Entry? {
    switch line {
    case .known(let food):
      Entry(
        id: identifiers.next(), created: now, meal: meal.id, position: 0, kind: food.loggable.kind,
        reference: food.loggable.id, name: food.loggable.title, grams: food.weighed.grams,
        servings: food.weighed.assumption?.isCount == true ? food.loggable.servings(in: food.weighed.grams) : nil,
        spread: food.spread, skipped: food.skipped, figures: food.figures, tier: food.tier, source: food.loggable.source
      )
    case .stated(let food):
      Entry(
        id: identifiers.next(), created: now, meal: meal.id, position: 0, kind: .quick, name: food.name,
        grams: food.weight, skipped: food.skipped, figures: food.figures, tier: .estimated, source: food.source)
    case .open: nil
    }
  }

  func openAnswer(_ card: Card, _ draft: MealDraft) -> ToolOutcome {
    let words = draft.lines.compactMap { line -> JSONValue? in
      guard case .open(let words, _) = line else { return nil }
      return .string(words)
    }
    return .answer(ToolAnswer(.card(card), facts: ["proposed": false, "not_resolved": .array(words)], use: .question))
  }
}
