/// The state a food is weighed in: raw and cooked figures differ two- or threefold.
package enum FoodState: String, CaseIterable, Codable, Sendable {
  case raw, cooked, dry, dried, canned, frozen, boiled, fried, baked, roasted, grilled, smoked, toasted, steamed

  /// Whether the food has been heated: any of these answers to "cooked".
  package var isCooked: Bool {
    switch self {
    case .cooked, .boiled, .fried, .baked, .roasted, .grilled, .toasted, .steamed: true
    case .raw, .dry, .dried, .canned, .frozen, .smoked: false
    }
  }
}
