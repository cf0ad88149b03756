package import Nutrition

extension FoodItem {
  /// What the portion weighs. Nil where neither the words nor the food tell.
  package var grams: Grams? {
    if let weighed = try? match?.measures.weigh(amount).grams { return weighed }
    guard case .mass(let each)? = amount.unit?.meaning, let quantity = amount.quantity else { return nil }
    return Grams(quantity * each)
  }

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

  /// Nothing is said of how much.
  var isBare: Bool { quantity == nil && unit == nil && statedEnergy == nil }
}
