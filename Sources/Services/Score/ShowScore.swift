package import Calls
internal import EmbeddedMessages
internal import FoundationEssentials
internal import JSON
internal import Messages
package import Nutrition
internal import Proposals
internal import Store

/// Shows the score of a day with its parts, or the health score of a meal.
package struct ShowScore: Tool {
  package let description =
    "Show the score of a day (0-100, by stated rules), or the health score of a meal, when asked."
  package let proposes = false
  package let topic: ToolTopic? = .profile

  package init() {}

  package func run(_ arguments: ShowScoreCall, in context: ToolContext) throws(ToolError) -> ToolOutcome {
    let day = try context.day(arguments.day)
    if let slot = arguments.slot { return .answer(try meal(slot, on: day, in: context)) }
    guard let score = try context.dayScore(on: day) else {
      return .answer(ToolAnswer(.sentence(ScoreWording.tooLittle), facts: ["score": .null]))
    }
    let name = context.dayName(of: day)
    let title: Text = day == context.today ? .scoreDaySoFar(day: name) : .scoreDayTitle(day: name)
    let wording = ScoreWording(score: score)
    return .answer(ToolAnswer(.card(wording.card(title)), facts: wording.facts))
  }

  private func meal(_ slot: MealSlot, on day: Day, in context: ToolContext) throws(ToolError) -> ToolAnswer {
    let diary = try context.reading(context.store.diary(of: context.profile.id, on: day))
    let meals = diary.meals.filter { $0.meal.slot == slot }
    guard !meals.isEmpty else {
      return ToolAnswer(
        .sentence(.scoreNoMeal(slot: slot, day: context.dayName(of: day))), facts: ["health_score": .null])
    }
    var foods: [UUID: Food] = [:]
    for id in Set(meals.flatMap(\.entries).compactMap(\.reference)) {
      foods[id] = try context.reading(context.store.food(id))
    }
    let composition = MealComposition(meals.flatMap(\.entries), foods: foods)
    guard let score = composition.healthScore else {
      return ToolAnswer(
        .sentence(
          .scoreNoMealScore(slot: slot)
        ),
        facts: ["health_score": .null])
    }
    return ToolAnswer(.sentence(score.sentence), facts: ["health_score": score.value.json])
  }
}

extension ToolContext {
  /// The score of a day; nil where too little is known.
  package func dayScore(on day: Day) throws(ToolError) -> DayScore? {
    let choice = try reading(MarkerChoice.of(profile, in: store))
    let (record, target, water) = try reading(
      (
        store.dayRecord(of: profile.id, on: day), store.target(of: profile.id, on: day),
        store.dayWater(of: profile.id, from: day, through: day)
      ))
    let figures = WeekFigures(
      week: Week(containing: day), through: day, days: record.map { [$0] } ?? [], target: target.aim,
      hasTarget: target?.figures.energy != nil, references: choice.references, isAdult: isAdult(on: day),
      kilograms: try latestWeight(until: day)?.kilograms,
      water: water.map { DayAmount(day: $0.day, amount: $0.millilitres) }, waterNeed: try waterNeed(on: day))
    return DayScore(figures)
  }

  /// The score of a day where scores are shown; else nil.
  func shownScore(on day: Day) throws(ToolError) -> Int? {
    try showsScores ? try dayScore(on: day)?.value : nil
  }

  /// Whether the person has turned scores on.
  var showsScores: Bool { get throws(ToolError) { try reading(ScoreChoice.isShown(to: profile, in: store)) } }
}
