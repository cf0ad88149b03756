internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// The habits of a week as bars, and the rules for their points.
struct HabitWording {
  private let scores: [HabitScore]

  init(_ scores: [HabitScore]) {
    self.scores = scores
  }

  var chart: BarChart {
    let bars = scores.map { score in
      BarChart.Bar(
        .habitName(habit: score.habit), score.score.map { FixedDecimal($0) },
        text: score.score.map { .points(points: $0) } ?? .noPoints,
        note: HabitWording.note(score), mark: FixedDecimal(100))
    }
    return BarChart(title: .habitsTitle, bars: bars, markName: .hundredPoints)
  }

  /// "4 of 5 days with at least 60 g".
  static func note(_ score: HabitScore) -> Text {
    switch score.missing {
    case .goal: return score.habit == .water ? .habitNeedsWeight : .habitNeedsTarget
    case .days: return .habitFewDays(days: Habit.leastDays)
    case nil: break
    }
    let (some, all) = (score.reached, score.possible)
    switch score.habit {
    case .protein: return days(score) { .nutrientAmount(nutrient: .protein, figure: $0) }
    case .fibre: return days(score) { .nutrientAmount(nutrient: .fibre, figure: $0) }
    case .sodium: return days(score) { .nutrientAmount(nutrient: .sodium, figure: $0) }
    case .water: return days(score) { .amountMillilitres(volume: $0) }
    case .regularity:
      return score.usual.isEmpty
        ? .habitNoUsualMeal
        : .habitDaysWith(some: some, all: all, slots: score.usual.map { .slot(slot: $0) })
    case .variety: return .habitFoods(foods: some, full: all)
    }
  }

  /// "4 of 5 days with at least 60 g", "below 2,000 mg".
  private static func days(_ score: HabitScore, _ amount: (FixedDecimal) -> Text) -> Text {
    let (some, all) = (score.reached, score.possible)
    return switch score.goal?.bound {
    case .below(let value, _): .habitDaysBelow(some: some, all: all, amount: amount(value))
    case .atMost(let value, _): .habitDaysAtMost(some: some, all: all, amount: amount(value))
    case .atLeast(let value, _): .habitDaysAtLeast(some: some, all: all, amount: amount(value))
    case nil: .someOfDays(some: some, all: all)
    }
  }

  /// How the points are computed, and where the limits come from.
  var rules: [Text] {
    [.habitRulePoints(days: Habit.leastDays)] + scores.filter { $0.score != nil }.compactMap(HabitWording.rule)
  }

  static func rule(_ score: HabitScore) -> Text? {
    switch score.habit {
    case .protein, .fibre, .sodium, .water:
      return score.goal?.source.rule(of: score.habit)
    case .regularity: return .habitRuleRegular
    case .variety:
      return .habitRuleVariety(foods: Habit.fullVariety)
    }
  }
}

extension HabitGoal.Source {
  fileprivate func rule(of habit: Habit) -> Text {
    switch self {
    case .target: .habitRuleTarget(habit: habit)
    case .reference(let references):
      .habitRuleReference(habit: habit, references: .referenceSource(references: references))
    case .proteinByWeight: .habitRuleProteinWeight(habit: habit)
    case .proteinReference: .habitRuleProteinReference(habit: habit)
    case .water(let need) where need.rule == .weight: .habitRuleWaterWeight(habit: habit)
    case .water(let need): .habitRuleOther(habit: habit, source: need.text)
    }
  }
}
