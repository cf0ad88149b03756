internal import Nutrition

/// An element of what somebody ate, in the order of the line.
enum MealElement: Hashable, Sendable {
  case item(FoodItem)
  /// Energy in kcal without a food.
  case energy(FixedDecimal, isApproximate: Bool)
  /// A nutrient's figure without a food: "20 g protein".
  case figure(Nutrient, FixedDecimal)
  /// An amount without a food: "250g".
  case amount(AmountPhrase)
  /// A state without a food: "cooked".
  case state(FoodState)
  case exercise
  case label(WhenLabel)
}

extension [MealElement] {
  /// The foods among them.
  var items: [FoodItem] { compactMap { if case .item(let item) = $0 { item } else { nil } } }
}
