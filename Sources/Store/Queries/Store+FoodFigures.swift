package import FoundationEssentials
package import Nutrition

/// What a search over the whole food bank needs to know of a food.
package struct FoodFigures: Hashable, Sendable {
  package let id: UUID
  package let name: String
  /// The state in which it is weighed, such as cooked; nil where none is said.
  package let state: FoodState?
  /// Its food category; `.other` where none was given.
  package let category: FoodCategory
  /// More words to find it by, from the household or its source; empty where there are none.
  package let tags: [String]
  /// Unknown figures are nil, not zero.
  package let per100Grams: Nutrients

  package init(
    id: UUID, name: String, state: FoodState?, category: FoodCategory, tags: [String], per100Grams: Nutrients
  ) {
    self.id = id
    self.name = name
    self.state = state
    self.category = category
    self.tags = tags
    self.per100Grams = per100Grams
  }

  /// The fields of a complete food that a search needs.
  package init(_ food: Food) {
    self.init(
      id: food.id, name: food.name, state: food.state, category: food.category, tags: food.tags,
      per100Grams: food.per100Grams)
  }
}

extension Store {
  /// All foods of the food bank, by name, with the fields that a search needs.
  package func foodFigures() throws(StoreError) -> [FoodFigures] {
    let query = """
      SELECT id, name, state, category, tags, \(Table.figures.joined(separator: ", ")) FROM food ORDER BY name, id
      """
    return try connection.all(query) { row throws(StoreError) in
      FoodFigures(
        id: try row.uuid(), name: try row.text(), state: try row.optionalChoice(), category: try row.choice(),
        tags: try row.list(), per100Grams: row.nutrients())
    }
  }

  /// A value that stays the same as long as no food of the household is added, changed or deleted.
  package func foodRevision() throws(StoreError) -> String {
    try connection.first("SELECT count(*), coalesce(max(updated), 0) FROM food", []) { row in
      "\(row.int()) \(row.int())"
    } ?? ""
  }
}
