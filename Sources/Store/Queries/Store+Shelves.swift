package import FoundationEssentials
package import Nutrition

/// A food of the food bank as a list of foods needs it, with how often a profile has had it.
package struct ShelvedFood: Hashable, Sendable {
  package let id: UUID
  package let name: String
  package let state: FoodState?
  package let brand: String?
  package let category: FoodCategory
  package let tags: [String]
  package let favourite: Bool
  package let uses: Int
}

extension Store {
  /// All foods of the food bank, those that the profile has had most first, then by name.
  package func shelvedFoods(for profile: UUID) throws(StoreError) -> [ShelvedFood] {
    let query = """
      SELECT food.id, food.name, food.state, food.brand, food.category, food.tags, food.favourite,
        coalesce(food_use.uses, 0)
      FROM food LEFT JOIN food_use ON food_use.profile = ? AND food_use.food = food.id
      ORDER BY food.name, food.id
      """
    let foods = try connection.all(query, [profile]) { row throws(StoreError) in
      ShelvedFood(
        id: try row.uuid(), name: try row.text(), state: try row.optionalChoice(), brand: try row.optionalText(),
        category: try row.choice(), tags: try row.list(), favourite: row.bool(), uses: row.int())
    }
    // Foods of as many uses keep their order.
    return foods.enumerated().sorted { ($1.element.uses, $0.offset) < ($0.element.uses, $1.offset) }.map(\.element)
  }
}
