internal import Nutrition

extension FoodState {
  /// The words that may precede a name to give this state, as in the food tables.
  var spellings: [String] {
    switch self {
    case .roasted: ["roasted", "roast"]
    case .raw, .cooked, .dry, .dried, .canned, .frozen, .boiled, .fried, .baked, .grilled, .smoked, .toasted,
      .steamed:
      [rawValue]
    }
  }
}
