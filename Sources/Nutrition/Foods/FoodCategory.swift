/// The category of a food, also called its shelf.
package enum FoodCategory: String, CaseIterable, Codable, Sendable {
  case produce, dairy, meat, seafood, bakery, beverages, snacks, frozen, pantry, other

  /// Whether such foods may be meat or fish, or hold some: dishes are in `other`.
  package var mayHaveMeat: Bool { self == .other || self == .meat || self == .seafood }
}
