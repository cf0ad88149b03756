package import Nutrition
internal import Words

extension FoodItem {
  /// What the portion weighs. Nil where neither the words nor the food tell.
  package var grams: Grams? {
    if let weighed = try? match?.measures.weigh(amount).grams { return weighed }
    guard case .mass(let each)? = amount.unit?.kind, let quantity = amount.quantity else { return nil }
    return Grams(quantity * each)
  }

  /// By what factor the weight may be off; nil where it was said, or is not known.
  package var spread: FixedDecimal? {
    guard let measures = match?.measures, let weighed = try? measures.weigh(amount) else { return nil }
    return weighed.spread(of: amount, in: measures)
  }

  /// Takes an amount where there is none yet, or a weight where there is only an article. False where it has one.
  mutating func take(_ phrase: AmountPhrase) -> Bool {
    if let energy = phrase.energy {
      guard statedEnergy == nil else { return false }
      statedEnergy = energy
      isApproximate = isApproximate || phrase.isApproximate
      return true
    }
    let isBare = quantity == nil || (quantity == FixedDecimal(1) && unit == nil)
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

  /// "2 pieces" of a pizza are slices, and so are "2 porciones".
  mutating func takeSlices(in language: Language) {
    guard match?.measures[.slice] != nil else { return }
    if unit == .piece || unit == .serving && language == .spanish { unit = .slice }
  }

  /// Takes so many more of it: as often what was measured. False where it was said in another unit.
  mutating func add(_ phrase: AmountPhrase) -> Bool {
    let one = FixedDecimal(1)
    guard let more = phrase.quantity, phrase.unit == nil || phrase.unit == unit else { return false }
    let before = quantity ?? one
    let isCounted = phrase.unit != nil || unit.map { !$0.isMeasured || $0.isVessel } ?? true
    let total = isCounted ? before + more : before * (one + more)
    weighed = weighed.map { Amount(quantity: $0.quantity.map { $0 * total / before }, unit: $0.unit) }
    statedEnergy = statedEnergy.map { $0 * total / before }
    quantityHigh = quantityHigh.map { $0 + total - before }
    quantity = total
    return true
  }

  /// Nothing is said of how much.
  var isBare: Bool { quantity == nil && unit == nil && statedEnergy == nil }
}
