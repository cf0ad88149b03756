/// The category of a food, also called its shelf.
package enum FoodCategory: String, CaseIterable, Codable, Sendable {
  case produce, dairy, meat, seafood, bakery, beverages, snacks, frozen, pantry, other
}
