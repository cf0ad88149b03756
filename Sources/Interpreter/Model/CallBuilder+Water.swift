internal import Calls
internal import Nutrition

/// Calls about plain water.
extension CallBuilder {
  /// The call for plain water and nothing else, which is not a meal.
  func water(_ parse: Parse) -> RecordWaterCall? {
    guard parse.people.isEmpty, parse.leftOut.isEmpty, parse.beside.isEmpty, parse.items.allSatisfy(\.isPlainWater)
    else { return nil }
    let amounts = parse.items.map(\.amount)
    let sum = parse.items.compactMap { $0.grams?.figure }.reduce(.zero, +)
    let amount =
      amounts.count > 1
      ? Amount(quantity: sum, unit: .millilitre)
      : amounts[0] == .unsaid ? Amount(quantity: FixedDecimal(1), unit: .glass) : amounts[0]
    return RecordWaterCall { ($0.amount, $0.day) = (amount.description, parse.when.day?.description) }
  }
}

extension FoodItem {
  fileprivate var isPlainWater: Bool {
    statedEnergy == nil && match.map { $0.quality.isSure && Water.isPlain($0.title) } == true
  }
}
