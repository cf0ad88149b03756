package import FoundationEssentials
package import Nutrition

/// A food with how a profile has used it.
package struct UsedFood: Hashable, Sendable {
  /// The food as it is in the food bank.
  package let food: Food
  /// How often and when last; the profile has used it at least once.
  package let use: FoodUse
}

extension Store {
  /// How the profile has used the food; nil where it never did.
  package func foodUse(of food: UUID, by profile: UUID) throws(StoreError) -> FoodUse? {
    let query = "SELECT food, uses, last_used, last_grams FROM food_use WHERE profile = ? AND food = ?"
    return try connection.first(query, [profile, food]) { row throws(StoreError) in try FoodUse(from: &row) }
  }

  /// The foods that the profile has used most, most used first.
  package func foodsByUse(of profile: UUID, limit: Int) throws(StoreError) -> [UsedFood] {
    try usedFoods("ORDER BY food_use.uses DESC, food_use.last_used DESC, food_use.food", profile, limit)
  }

  /// The foods that the profile has used last, last first.
  package func recentFoods(of profile: UUID, limit: Int) throws(StoreError) -> [UsedFood] {
    try usedFoods("ORDER BY food_use.last_used DESC, food_use.food", profile, limit)
  }

  private func usedFoods(_ order: String, _ profile: UUID, _ limit: Int) throws(StoreError) -> [UsedFood] {
    // CROSS JOIN keeps SQLite to this order of the tables: along the uses until there are enough foods.
    let query = """
      SELECT food_use.food, food_use.uses, food_use.last_used, food_use.last_grams, \(Food.table.selection)
      FROM food_use CROSS JOIN food ON food.id = food_use.food WHERE food_use.profile = ? \(order) LIMIT ?
      """
    return try connection.all(query, [profile, limit]) { row throws(StoreError) in
      let use = try FoodUse(from: &row)
      return UsedFood(food: try Food(from: &row), use: use)
    }
  }
}

extension FoodUse {
  fileprivate init(from row: inout RowReader) throws(StoreError) {
    self.init(food: try row.uuid(), uses: row.int(), lastUsed: row.instant(), lastGrams: row.grams())
  }
}
