/// The state in which a food is weighed: raw and cooked figures differ by a factor of two or three.
package enum FoodState: String, CaseIterable, Codable, Sendable {
  case raw, cooked, dry, dried, canned, frozen, boiled, fried, baked, roasted, grilled, smoked, toasted, steamed

  /// Whether the food has been heated, so that "cooked" describes it.
  package var isCooked: Bool {
    switch self {
    case .cooked, .boiled, .fried, .baked, .roasted, .grilled, .toasted, .steamed: true
    case .raw, .dry, .dried, .canned, .frozen, .smoked: false
    }
  }
}
