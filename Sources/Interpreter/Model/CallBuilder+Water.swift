internal import Calls
internal import Nutrition

/// Calls about plain water.
extension CallBuilder {
  /// Plain water and nothing else is no meal.
  func water(_ understanding: Understanding) -> RecordWaterCall? {
    guard understanding.people.isEmpty, understanding.items.allSatisfy(\.isPlainWater) else { return nil }
    let amounts = understanding.items.map(\.amount)
    let sum = understanding.items.compactMap { $0.grams?.figure }.reduce(.zero, +)
    let amount =
      amounts.count > 1
      ? Amount(quantity: sum, unit: .millilitre)
      : amounts[0] == .unsaid ? Amount(quantity: Figure(1), unit: .glass) : amounts[0]
    return RecordWaterCall { ($0.amount, $0.day) = (amount.description, understanding.when.day?.description) }
  }
}

extension FoodItem {
  fileprivate var isPlainWater: Bool {
    statedEnergy == nil && match.map { $0.quality.isSure && Water.isPlain($0.title) } == true
  }
}
