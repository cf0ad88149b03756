internal import Nutrition
internal import Store

/// Finds the usual meal of a slot: the most frequent combination of foods among recent meals, in its latest occurrence.
enum UsualMeal {
  /// How many recent meals are considered.
  static let window = 30

  static func choose(among meals: [LoggedMeal]) -> LoggedMeal? {
    var counts: [[String]: Int] = [:]
    for meal in meals { counts[signature(meal), default: 0] += 1 }
    var best: (meal: LoggedMeal, count: Int)?
    for meal in meals {
      let count = counts[signature(meal)] ?? 0
      if count > best?.count ?? 0 { best = (meal, count) }
    }
    return best?.meal
  }

  private static func signature(_ meal: LoggedMeal) -> [String] {
    meal.entries.filter { !$0.skipped }.map(\.name).sorted()
  }
}
