internal import Nutrition

extension FoodItem {
  /// Takes an amount where there is none yet, or a weight where there is only an article. False where it has one.
  mutating func take(_ phrase: AmountPhrase) -> Bool {
    if let energy = phrase.energy {
      guard statedEnergy == nil else { return false }
      statedEnergy = energy
      isApproximate = isApproximate || phrase.isApproximate
      return true
    }
    let isBare = quantity == nil || (quantity == Figure(1) && unit == nil)
    guard isBare || phrase.unit?.isMeasured == true else { return false }
    guard isBare, quantity == nil || !phrase.amount.isWeight else {
      if phrase.amount.isWeight { weighed = phrase.amount }
      return true
    }
    weighed = phrase.weighed
    quantity = phrase.quantity
    quantityHigh = phrase.high
    unit = phrase.unit
    isApproximate = isApproximate || phrase.isApproximate
    return true
  }
}
