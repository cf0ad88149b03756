package import FoundationEssentials
package import Nutrition

/// The water of a day: water logged by the glass, and plain water in meals.
package struct DayWater: Hashable, Sendable {
  /// The diary day.
  package let day: Day
  /// The sum of both; a gram of plain water in a meal counts as a millilitre.
  package let millilitres: FixedDecimal
}

extension Store {
  /// The day's logged water, in the order in which it was recorded.
  package func water(of profile: UUID, on day: Day) throws(StoreError) -> [Water] {
    try connection.records(Water.self, "WHERE profile = ? AND day = ? ORDER BY created, id", [profile, day])
  }

  /// The water of each day that has any, in order; `last` is included.
  package func dayWater(of profile: UUID, from first: Day, through last: Day) throws(StoreError) -> [DayWater] {
    let glasses = try connection.all(
      "SELECT day, sum(millilitres) FROM water WHERE profile = ? AND day BETWEEN ? AND ? GROUP BY day",
      [profile, first, last]
    ) { row in DayWater(day: row.day(), millilitres: row.figure()) }
    let inMeals = try connection.all(Store.waterInMeals, [profile, first, last]) { row in
      DayWater(day: row.day(), millilitres: row.grams().figure)
    }
    let days = Dictionary((glasses + inMeals).map { ($0.day, $0.millilitres) }, uniquingKeysWith: +)
    return days.sorted { $0.key < $1.key }.map { DayWater(day: $0.key, millilitres: $0.value) }
  }

  /// A gram counts as a millilitre. CROSS JOIN keeps SQLite to this order of the tables: from the meals to their
  /// entries.
  private static let waterInMeals = """
    SELECT meal.day, sum(entry.grams) FROM meal CROSS JOIN entry ON entry.meal = meal.id
    WHERE meal.profile = ? AND meal.day BETWEEN ? AND ? AND entry.skipped = 0 AND entry.grams IS NOT NULL
      AND entry.name IN (\(Water.plainFoods.map { "'\($0)'" }.joined(separator: ", "))) GROUP BY meal.day
    """
}
