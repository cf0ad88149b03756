/// The shelf a food stands on.
package enum FoodCategory: String, CaseIterable, Codable, Sendable {
  case produce, dairy, meat, seafood, bakery, beverages, snacks, frozen, pantry, other
}
