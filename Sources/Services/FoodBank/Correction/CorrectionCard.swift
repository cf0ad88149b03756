internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// What a correction looks like: the food before and after, then day by day what becomes of what was logged.
struct CorrectionCard {
  let correction: FoodCorrection
  let basis: FigureBasis
  private var days: CorrectedDays { CorrectedDays(correction: correction) }

  func card(in context: ToolContext) throws(ToolError) -> Card {
    Card(
      title: "Correct \(correction.before.title)", rows: foodRows(in: context) + (try days.rows(in: context)),
      notes: notes + (try recipes(in: context)))
  }

  /// What is cooked with it has other figures too.
  private func recipes(in context: ToolContext) throws(ToolError) -> [String] {
    let names = try context.reading(context.store.recipes(with: correction.after.id).map(\.name))
    guard let first = names.first, correction.before.per100Grams != correction.after.per100Grams else { return [] }
    return ["It is in the recipe \(names.phrase): “recompute \(first)” computes anew what was logged of it."]
  }

  /// "correction of oat milk, 45 kcal per 100 g".
  var summary: String {
    "correction of \(correction.after.title), \(EntryRow.energy(correction.after.per100Grams).english) per 100 g\(days.summary)"
  }

  private func foodRows(in context: ToolContext) -> [Card.Row] {
    func row(_ mark: String, _ food: Eatable) -> Card.Row {
      EntryRow.row(name: "\(mark)  \(food.title)", amount: "100 g", figures: food.per100Grams, mark: food.source)
    }
    let now = row("now", correction.after).explained(by: context.explanation(of: correction.after))
    guard correction.before != correction.after else { return [now] }
    var was = row("was", correction.before)
    was.emphasis = .muted
    return [was, now]
  }

  // MARK: Notes

  private var notes: [String] {
    var notes = [basis.note].compactMap(\.self)
    let others = Nutrient.details.compactMap(changed)
    if !others.isEmpty { notes.append("Also per 100 g: \(others.joined(separator: ", ")).") }
    notes += FigureCheck.doubts(about: correction.after.per100Grams)
    return notes + days.notes
  }

  /// "sodium 40 mg, was 30 mg".
  private func changed(_ nutrient: Nutrient) -> String? {
    let (before, after) = (correction.before.per100Grams, correction.after.per100Grams)
    guard before[nutrient] != after[nutrient], let now = after.stated(nutrient) else { return nil }
    return "\(nutrient.name) \(now) (was \(before.stated(nutrient) ?? "not known"))"
  }
}
