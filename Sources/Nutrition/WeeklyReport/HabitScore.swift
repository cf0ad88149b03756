/// How a week did in one habit, by a rule that anybody can check: the share of the days that reach a bound, or of the
/// foods that are full marks. A day that is not logged takes no part.
package struct HabitScore: Hashable, Sendable {
  /// Why there is no score.
  package enum Missing: Hashable, Sendable {
    /// Fewer than three days say.
    case days
    /// Nothing to measure by: the reference is for adults, or the weight is unknown.
    case goal
  }

  /// What the score is about.
  package let habit: Habit
  /// What each day is measured by; nil where there is nothing to measure by, as for regularity and variety.
  package let goal: HabitGoal?
  /// The days, or the foods, that count.
  package let reached: Int
  /// Of so many.
  package let possible: Int
  /// The meals of most days, for regularity.
  package let usual: [MealSlot]
  /// Why there is no score; nil where there is one.
  package let missing: Missing?

  /// 0 to 100, whole; nil where it would stand on too little.
  package var score: Int? {
    guard missing == nil, possible > 0 else { return nil }
    return min((reached * 200 + possible) / (possible * 2), 100)
  }

  /// The habits of a week; water only where it was kept.
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

  /// The logged days whose figure is within its bound, of those that can be told: a day with an entry that does not know
  /// the figure may still be past the bound for certain.
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

  /// The days that have every meal of most days: who never breakfasts is regular without.
  private init(mealsOf figures: WeekFigures) {
    let days = figures.meals.filter { !$0.slots.isEmpty }
    let usual = MealSlot.allCases.filter { slot in days.count { $0.slots.contains(slot) } * 2 > days.count }
    // Where no meal is on most days, none is usual and no day is regular.
    let reached = usual.isEmpty ? 0 : days.count { day in usual.allSatisfy(day.slots.contains) }
    self.init(
      .regularity, reached: reached, possible: days.count, days: days.count, usual: usual, needsGoal: false)
  }

  /// Different foods, of thirty in seven logged days; fewer logged days ask for fewer.
  private init(foodsOf figures: WeekFigures) {
    let days = figures.period.loggedDays
    // Energy alone, as a person may log it, tells of no food.
    self.init(
      .variety, reached: figures.foods, possible: (Habit.fullVariety * days + 6) / 7,
      days: figures.foods > 0 ? days : 0,
      needsGoal: false)
  }
}

extension ReferenceBound {
  /// Whether a day's figure keeps the bound; nil where that cannot be told.
  ///
  /// - Parameter isAtLeast: the day has parts that do not know the figure.
  package func isMet(by figure: FixedDecimal?, isAtLeast: Bool) -> Bool? {
    guard let figure else { return nil }
    switch self {
    case .below(let limit, _): return figure >= limit ? false : isAtLeast ? nil : true
    case .atMost(let limit, _): return figure > limit ? false : isAtLeast ? nil : true
    case .atLeast(let limit, _): return figure >= limit ? true : isAtLeast ? nil : false
    }
  }
}
