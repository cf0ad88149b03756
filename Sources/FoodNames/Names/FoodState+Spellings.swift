internal import Nutrition

extension FoodState {
  /// The words that may stand before a name to say this state, as the texts of foods write them.
  var spellings: [String] {
    switch self {
    case .roasted: ["roasted", "roast"]
    case .raw, .cooked, .dry, .dried, .canned, .frozen, .boiled, .fried, .baked, .grilled, .smoked, .toasted,
      .steamed:
      [rawValue]
    }
  }
}
