package import Calls
internal import Nutrition
internal import Proposals
internal import Store

/// Shows what a day aims at.
package struct ShowTargets: Tool {
  package let description = "Show the daily targets that hold on a day."
  package let proposes = false

  package init() {}

  package func run(_ arguments: ShowTargetsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day, mayCome: true)
    let target = try context.reading(context.store.target(of: context.profile.id, on: day))
    let isSet = target.map { $0.figures != .unknown } ?? false
    let figures = target.flatMap { isSet ? $0.figures : nil } ?? Nutrients(energy: Target.referenceEnergy)
    let card = Card(
      title: "Targets", rows: TargetRow.rows(figures),
      notes: [
        target.flatMap { isSet ? "Since \($0.from.short)." : nil }
          ?? "The reference intake of an adult, until you set your own: “my target is 1,900 kcal”.",
        target?.exercise == .ignored ? "Exercise is not counted; “count exercise” adds what it earns." : nil,
        TargetRow.lowEnergy(figures.energy),
      ].compactMap(\.self))
    return .answer(ToolAnswer(.card(card), facts: figures.shownFacts))
  }
}

/// The rows of targets: those that are set, and what is said of them.
enum TargetRow {
  /// Said quietly of a very low target, which is nobody's to forbid and nothing to encourage.
  static func lowEnergy(_ energy: Figure?) -> String? {
    guard let energy, energy < DailyNeeds.leastEnergy else { return nil }
    return "Below \(DailyNeeds.leastEnergy.formatted()) kcal, the least that larder proposes to lose weight; "
      + "a doctor or dietitian can say what fits."
  }

  static func rows(_ figures: Nutrients) -> [Card.Row] {
    Nutrient.allCases.compactMap { nutrient in
      figures[nutrient].map { Card.Row([Card.Cell(nutrient.name), .right("\($0.formatted()) \(nutrient.unit)")]) }
    }
  }
}
