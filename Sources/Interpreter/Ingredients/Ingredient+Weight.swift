package import Nutrition

extension Ingredient {
  /// Its weight for a food with these measures. A stated weight takes precedence over a volume, a volume over a count.
  /// Nil where there is no amount, and where the food has no measure in the unit.
  package func grams(_ measures: Measures) -> Grams? {
    guard quantity != nil || unit != nil else { return nil }
    let count = quantity ?? FixedDecimal(1)
    if let pack, let amount = pack.amount, let unit = amount.unit, unit.isMeasured {
      return Self.weigh([Amount(quantity: amount.quantity.map { $0 * count }, unit: unit)], measures)
    }
    if let unit {
      let own = Measured(quantity: count, unit: unit)
      let all = [own] + sums
      if !own.isWeight, let weight = equivalents.first(where: \.isWeight)?.amount {
        return Self.weigh([weight], measures)
      }
      let amounts = all.compactMap(\.amount)
      guard amounts.count == all.count else { return nil }
      return Self.weigh(amounts, measures) ?? (sums.isEmpty && unit.isWhole ? pieces(count, measures) : nil)
    }
    if let weight = equivalents.first(where: \.isWeight)?.amount { return Self.weigh([weight], measures) }
    return Self.weigh([Amount(quantity: count, unit: size)], measures)
      ?? Self.weigh([Amount(quantity: count, unit: nil)], measures)
  }

  private func pieces(_ count: FixedDecimal, _ measures: Measures) -> Grams? {
    Self.weigh([Amount(quantity: count, unit: .piece)], measures)
  }

  private static func weigh(_ amounts: [Amount], _ measures: Measures) -> Grams? {
    var sum = Grams.zero
    for amount in amounts {
      // "1 cup minus 1 tbsp" subtracts.
      let isLess = (amount.quantity ?? .zero) < .zero
      let whole = Amount(quantity: amount.quantity?.magnitude, unit: amount.unit)
      guard let grams = try? measures.weigh(whole).grams else { return nil }
      sum = isLess ? Grams(milligrams: sum.milligrams - grams.milligrams) : sum + grams
    }
    return sum > .zero && sum <= Measures.most ? sum : nil
  }
}

extension KitchenUnit {
  /// Whether the unit is the whole of some foods and a part of others: a stalk of leek, a stalk of celery.
  fileprivate var isWhole: Bool { measure?.unit == .stalk || measure?.unit == .head }
}

extension Ingredient.Measured {
  /// The amount in a unit that foods are weighed by; nil where it has none.
  fileprivate var amount: Amount? {
    guard let measure = unit.measure else { return nil }
    return Amount(quantity: quantity * (measure.quantity ?? FixedDecimal(1)), unit: measure.unit)
  }

  fileprivate var isWeight: Bool { unit.measure?.isWeight == true }
}
