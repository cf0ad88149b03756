package import Calls
internal import EmbeddedMessages
internal import JSON
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// Shows the targets of a day.
package struct ShowTargets: Tool {
  package let description = "Show the daily targets that hold on a day."
  package let proposes = false

  package init() {}

  package func run(_ arguments: ShowTargetsCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day, mayCome: true)
    let targets = try context.computedTargets(on: day)
    let figures = targets.standing?.figures ?? Nutrients(energy: Target.referenceEnergy)
    let household = try context.reading(context.store.familyTargets())
    let exercise = try context.reading(context.store.target(of: context.profile.id, on: day))?.exercise
    let card = Card(
      title: .targetsTitle,
      rows: TargetRow.rows(figures, shares: targets.isByEquation ? targets.then.needs?.shares : nil, household),
      notes: ([
        targets.standing.map { .targetsSince(day: .date($0.from)) } ?? .targetsReference,
        exercise == .ignored ? .exerciseIsNotCounted : nil, TargetRow.lowEnergy(figures.energy),
        household == nil ? nil : .targetsHouseholdNote,
      ] as [Text?]).compactMap(\.self) + (try origin(targets, household, context)))
    return .answer(ToolAnswer(.card(card), facts: facts(figures, household)))
  }

  private func facts(_ figures: Nutrients, _ household: FamilyTargets?) -> JSONValue {
    var facts = figures.shownFacts
    if let household { facts["household"] = household.figures.shownFacts }
    return facts
  }

  /// How the targets were set.
  private func origin(
    _ targets: ComputedTargets, _ household: FamilyTargets?, _ context: ToolContext
  ) throws(ToolError) -> [Text] {
    if targets.isByEquation { return targets.then.explanation(context.profile.units) }
    guard let standing = targets.standing else { return [] }
    if let household {
      let needs = HouseholdNeeds(try context.reading(context.store.familyMembers()))
      let shares = needs.shares(of: household.figures).filter { context.profile.isCalled($0.member.name) }
      if shares.contains(where: { $0.figures == standing.figures }) { return [.targetsPartOfHousehold] }
    }
    guard let computed = targets.now.needs?.energy, computed != standing.figures.energy else {
      return [.targetsOwn]
    }
    return [.targetsOwnComputed(energy: computed)]
  }
}

/// The rows of targets that are set, and notes on them.
enum TargetRow {
  /// A quiet note on a very low target, which is neither forbidden nor encouraged.
  static func lowEnergy(_ energy: FixedDecimal?) -> Text? {
    guard let energy, energy < DailyNeeds.leastEnergy else { return nil }
    return .targetsLowEnergy(least: DailyNeeds.leastEnergy)
  }

  static func rows(_ figures: Nutrients) -> [Card.Row] { rows(figures, shares: nil, nil) }

  /// The rows with their ranges, if any, beside the targets that the household has accepted.
  static func rows(_ figures: Nutrients, shares: DailyShares?, _ household: FamilyTargets?) -> [Card.Row] {
    Nutrient.allCases.compactMap { nutrient in
      let all = household?.figures[nutrient]
      guard figures[nutrient] != nil || all != nil else { return nil }
      func amount(_ figure: FixedDecimal) -> Text { .nutrientAmount(nutrient: nutrient, figure: figure) }
      var cells = [Card.Cell(.nutrientName(nutrient: nutrient)), .right(figures[nutrient].map(amount) ?? .empty)]
      if shares != nil { cells.append(.right(range(of: nutrient, shares))) }
      if household != nil { cells.append(.right(all.map { .targetsHousehold(amount: amount($0)) } ?? .empty)) }
      return Card.Row(cells)
    }
  }

  private static func range(of nutrient: Nutrient, _ shares: DailyShares?) -> Text {
    let span: DailyShares.Span? =
      switch nutrient {
      case .protein: shares?.protein
      case .carbohydrate: shares?.carbohydrate
      case .fat: shares?.fat
      case .energy, .saturatedFat, .sugar, .fibre, .sodium: nil
      }
    return span.map { .targetsRange(least: $0.least, most: $0.most) } ?? .empty
  }
}
