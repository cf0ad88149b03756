package import FoundationEssentials
package import Nutrition

extension Store {
  /// The recipe of this id; nil where there is none.
  package func recipe(_ id: UUID) throws(StoreError) -> Recipe? { try connection.find(Recipe.self, id) }

  /// All recipes, by name.
  package func recipes() throws(StoreError) -> [Recipe] {
    try connection.records(Recipe.self, "ORDER BY name, id")
  }

  /// The ids and names of all recipes, by name.
  package func recipeNames() throws(StoreError) -> [(id: UUID, name: String)] {
    try connection.all("SELECT id, name FROM recipe ORDER BY name, id") { row throws(StoreError) in
      (try row.uuid(), try row.text())
    }
  }

  /// The recipes that contain this food or this recipe, by name.
  package func recipes(with ingredient: UUID) throws(StoreError) -> [Recipe] {
    try connection.records(
      Recipe.self, "WHERE instr(ingredients, ?) ORDER BY name, id", [ingredient.uuidString]
    ).filter { recipe in recipe.ingredients.contains { $0.food == ingredient } }
  }
}

extension Connection {
  /// The food or recipe with an ingredient's id; nil where there is none.
  func content(_ id: UUID) throws(StoreError) -> Dish.Content? {
    if let food = try find(Food.self, id) { return .food(food) }
    return try find(Recipe.self, id).map { .recipe($0) }
  }
}
