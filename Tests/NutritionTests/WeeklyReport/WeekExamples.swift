import FoundationEssentials
import Nutrition

let reported = Week("2026-W47") ?? Week(containing: Day(number: 0))

/// A record of the day so many days after Monday.
func record(_ offset: Int, _ parts: Nutrients...) -> DayRecord {
  DayRecord(
    profile: UUID(), day: reported.first.adding(offset), totals: Totals(parts.map { ($0, Tier.database) }),
    baseTarget: FixedDecimal(2_000))
}

/// A week of these days that has ended, unless a last day is named.
func figures(
  _ days: [DayRecord], of week: Week = reported, through: Day? = nil,
  target: Nutrients = Nutrients(energy: FixedDecimal(2_000)), isAdult: Bool = true, kilograms: Int? = nil,
  weights: [(Int, Int)] = [], meals: [[MealSlot]] = [], foods: Int = 0, shopping: Shopping? = nil, water: [Int] = []
) -> WeekFigures {
  WeekFigures(
    week: week, through: through ?? week.last, days: days, target: target, hasTarget: true, references: .who,
    isAdult: isAdult, kilograms: kilograms.map { FixedDecimal($0) },
    weights: weights.map { DayAmount(day: reported.first.adding($0), amount: FixedDecimal($1)) },
    meals: meals.enumerated().map { DayMeals(day: reported.first.adding($0), slots: $1) }, foods: foods,
    shopping: shopping,
    water: water.enumerated().map { DayAmount(day: reported.first.adding($0), amount: FixedDecimal($1)) })
}

func score(_ habit: Habit, _ figures: WeekFigures) -> HabitScore? {
  HabitScore.all(of: figures).first { $0.habit == habit }
}
