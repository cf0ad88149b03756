package import FoundationEssentials
package import Nutrition

/// A food of the food bank with the fields that a list of foods shows, and how often a profile has eaten it.
package struct ShelvedFood: Hashable, Sendable {
  package let id: UUID
  package let name: String
  /// The state in which it is weighed, such as cooked; nil where none is said.
  package let state: FoodState?
  /// The maker, as the household or the source writes it; nil where none is known.
  package let brand: String?
  /// Its food category; `.other` where none was given.
  package let category: FoodCategory
  /// More words to find it by, from the household or its source; empty where there are none.
  package let tags: [String]
  /// Whether somebody of the household has marked it as a favourite.
  package let favourite: Bool
  /// How often the profile has logged it; 0 where it never did.
  package let uses: Int
}

extension Store {
  /// All foods of the food bank, those that the profile has eaten most often first, then by name.
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
    // Foods with the same number of uses keep their order.
    return foods.enumerated().sorted { ($1.element.uses, $0.offset) < ($0.element.uses, $1.offset) }.map(\.element)
  }
}
