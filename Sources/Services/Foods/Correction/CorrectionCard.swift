internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// The card of a correction: the food before and after, then the logged entries day by day.
struct CorrectionCard {
  let correction: FoodCorrection
  let basis: FigureBasis
  private var days: CorrectedDays { CorrectedDays(correction: correction) }

  func card(in context: ToolContext) throws(ToolError) -> Card {
    Card(
      title: .correctTitle(food: correction.before.title), rows: foodRows(in: context) + (try days.rows(in: context)),
      notes: notes + (try recipes(in: context)))
  }

  /// A note on the recipes that contain the food, whose figures change too.
  private func recipes(in context: ToolContext) throws(ToolError) -> [Text] {
    let names = try context.reading(context.store.recipes(with: correction.after.id).map(\.name))
    guard let first = names.first, correction.before.per100Grams != correction.after.per100Grams else { return [] }
    return [.correctRecipes(recipes: names.map { .verbatim($0) }, first: first)]
  }

  /// "correction of oat milk, 45 kcal per 100 g".
  var summary: Text {
    let (food, energy) = (correction.after.title, EntryRow.energy(correction.after.per100Grams))
    let count = days.countRecomputed
    return count == 0
      ? .correctSummary(food: food, energy: energy)
      : .correctSummaryEntries(food: food, energy: energy, count: count)
  }

  private func foodRows(in context: ToolContext) -> [Card.Row] {
    func row(_ name: Text, _ food: Loggable) -> Card.Row {
      EntryRow.row(name: name, amount: .hundredGrams, figures: food.per100Grams, mark: food.sourceText)
    }
    let now = row(.rowNow(name: .food(correction.after.title)), correction.after).explained(
      by: context.explanation(of: correction.after))
    guard correction.before != correction.after else { return [now] }
    var was = row(.rowWas(name: .food(correction.before.title)), correction.before)
    was.emphasis = .muted
    return [was, now]
  }

  // MARK: Notes

  private var notes: [Text] {
    var notes = [basis.note].compactMap(\.self)
    let others = Nutrient.details.compactMap(changed)
    if !others.isEmpty { notes.append(.correctAlso(figures: others)) }
    notes += FigureCheck.doubts(about: correction.after.per100Grams)
    return notes + days.notes
  }

  /// "sodium 40 mg, was 30 mg".
  private func changed(_ nutrient: Nutrient) -> Text? {
    let (before, after) = (correction.before.per100Grams, correction.after.per100Grams)
    guard before[nutrient] != after[nutrient], let now = after.stated(nutrient) else { return nil }
    return before.stated(nutrient).map { .correctFigure(nutrient: nutrient, now: now, before: $0) }
      ?? .correctFigureNew(nutrient: nutrient, now: now)
  }
}
