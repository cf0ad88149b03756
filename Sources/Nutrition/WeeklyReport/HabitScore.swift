/// How a week went in one habit, by a rule that anybody can check: the share of days that met a bound, or the number of
/// foods compared with that for full points. Days that are not logged are left out.
package struct HabitScore: Hashable, Sendable {
  /// Why there is no score.
  package enum Missing: Hashable, Sendable {
    /// Fewer than three days have the figure.
    case days
    /// There is no goal: the reference is for adults, or the weight is unknown.
    case goal
  }

  /// The habit.
  package let habit: Habit
  /// The goal for each day; nil where there is none, as for regularity and variety.
  package let goal: HabitGoal?
  /// The number of days that met the goal, or of foods.
  package let reached: Int
  /// The number of days that could, or of foods for full points.
  package let possible: Int
  /// The meals that most days have, for regularity.
  package let usual: [MealSlot]
  /// Why there is no score; nil where there is one.
  package let missing: Missing?

  /// 0 to 100; nil where there is too little to base it on.
  package var score: Int? {
    guard missing == nil, possible > 0 else { return nil }
    return min((reached * 200 + possible) / (possible * 2), 100)
  }

  /// The scores of a week; water only if it was recorded.
  package static func all(of figures: WeekFigures) -> [HabitScore] {
    Habit.allCases.compactMap { habit in
      switch habit {
      case .protein: HabitScore(habit, .protein, of: figures)
      case .fibre: HabitScore(habit, .fibre, of: figures)
      case .sodium: HabitScore(habit, .sodium, of: figures)
      case .regularity: HabitScore(mealsOf: figures)
      case .variety: HabitScore(foodsOf: figures)
      case .water: figures.water.isEmpty ? nil : HabitScore(waterOf: figures)
      }
    }
  }

  private init(
    _ habit: Habit, goal: HabitGoal? = nil, reached: Int, possible: Int, days: Int, usual: [MealSlot] = [],
    needsGoal: Bool = true
  ) {
    self.habit = habit
    self.goal = goal
    self.reached = reached
    self.possible = possible
    self.usual = usual
    missing = needsGoal && goal == nil ? .goal : days < Habit.leastDays ? .days : nil
  }

  /// Counts the logged days that meet the bound, among those for which this is certain. A day with an entry that does
  /// not have the figure may still exceed a maximum for certain.
  private init(_ habit: Habit, _ nutrient: Nutrient, of figures: WeekFigures) {
    let goal = figures.goal(of: habit)
    let told = figures.period.days.compactMap { day in
      goal.flatMap {
        $0.bound.isMet(by: day.totals.figures[nutrient], isAtLeast: day.totals.incomplete.contains(nutrient))
      }
    }
    self.init(habit, goal: goal, reached: told.count { $0 }, possible: told.count, days: told.count)
  }

  private init(waterOf figures: WeekFigures) {
    let goal = figures.goal(of: .water)
    let told = figures.water.compactMap { goal?.bound.isMet(by: $0.amount, isAtLeast: false) }
    self.init(.water, goal: goal, reached: told.count { $0 }, possible: told.count, days: told.count)
  }

  /// Counts the days that have all meals that most days have: somebody who never eats breakfast can still be regular.
  private init(mealsOf figures: WeekFigures) {
    let days = figures.meals.filter { !$0.slots.isEmpty }
    let usual = MealSlot.allCases.filter { slot in days.count { $0.slots.contains(slot) } * 2 > days.count }
    // If no meal is on most days, none is usual and no day is regular.
    let reached = usual.isEmpty ? 0 : days.count { day in usual.allSatisfy(day.slots.contains) }
    self.init(
      .regularity, reached: reached, possible: days.count, days: days.count, usual: usual, needsGoal: false)
  }

  /// Counts different foods against thirty for seven logged days; fewer days need fewer.
  private init(foodsOf figures: WeekFigures) {
    let days = figures.period.loggedDays
    // Entries of energy alone name no food.
    self.init(
      .variety, reached: figures.foods, possible: (Habit.fullVariety * days + 6) / 7,
      days: figures.foods > 0 ? days : 0,
      needsGoal: false)
  }
}

extension ReferenceBound {
  /// Whether a day's figure meets the bound; nil where that is uncertain.
  ///
  /// - Parameter isAtLeast: whether some entries do not have the figure.
  package func isMet(by figure: FixedDecimal?, isAtLeast: Bool) -> Bool? {
    guard let figure else { return nil }
    switch self {
    case .below(let limit, _): return figure >= limit ? false : isAtLeast ? nil : true
    case .atMost(let limit, _): return figure > limit ? false : isAtLeast ? nil : true
    case .atLeast(let limit, _): return figure >= limit ? true : isAtLeast ? nil : false
    }
  }
}
