package import FoundationEssentials
package import Nutrition

extension Store {
  /// The recipe of this id; nil where there is none.
  package func recipe(_ id: UUID) throws(StoreError) -> Recipe? { try connection.find(Recipe.self, id) }

  /// By name.
  package func recipes() throws(StoreError) -> [Recipe] {
    try connection.records(Recipe.self, "ORDER BY name, id")
  }

  /// By name.
  package func recipeNames() throws(StoreError) -> [(id: UUID, name: String)] {
    try connection.all("SELECT id, name FROM recipe ORDER BY name, id") { row throws(StoreError) in
      (try row.uuid(), try row.text())
    }
  }

  /// The recipes that have this food, or this recipe, in them; by name.
  package func recipes(with ingredient: UUID) throws(StoreError) -> [Recipe] {
    try connection.records(
      Recipe.self, "WHERE instr(ingredients, ?) ORDER BY name, id", [ingredient.uuidString]
    ).filter { recipe in recipe.ingredients.contains { $0.food == ingredient } }
  }
}

extension Connection {
  /// What there is of an ingredient's id.
  func content(_ id: UUID) throws(StoreError) -> Dish.Content? {
    if let food = try find(Food.self, id) { return .food(food) }
    return try find(Recipe.self, id).map { .recipe($0) }
  }
}
