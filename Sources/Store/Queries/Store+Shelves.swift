package import FoundationEssentials
package import Nutrition

/// A food of the food bank as a list of foods needs it, with how often a profile has had it.
package struct ShelvedFood: Hashable, Sendable {
  package let id: UUID
  package let name: String
  /// The state in which it is weighed, such as cooked; nil where none is said.
  package let state: FoodState?
  /// The maker, as the household or the source writes it; nil where none is known.
  package let brand: String?
  /// The shelf that it stands on; `.other` where nobody said.
  package let category: FoodCategory
  /// Further words for it, as the household or its source has them; empty where there are none.
  package let tags: [String]
  /// Whether somebody of the household has marked it as a favourite.
  package let favourite: Bool
  /// How often the profile has logged it; 0 where it never did.
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
