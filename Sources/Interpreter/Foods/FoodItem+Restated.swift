internal import Calls
internal import Nutrition
internal import Words

extension [FoodItem] {
  /// The foods with an amount of what was named before without one as its amount, "roulades with red cabbage, two roulades", and
  /// a share of one as that share: "bir simit aldım, simidin yarısını yedim".
  var restated: [FoodItem] {
    var said: [FoodItem] = []
    for item in self {
      if let named = said.firstIndex(where: { item.restates($0) }) { said[named] = item } else { said.append(item) }
    }
    return said
  }
}

extension FoodItem {
  /// The energy of the part that was eaten, where that of the whole was said: "a quarter of a pie, 1600 kcal for the whole
  /// thing".
  var withEnergyOfPart: FoodItem {
    guard let statedEnergy, let partOfOne else { return self }
    var part = self
    part.statedEnergy = statedEnergy * partOfOne
    return part
  }

  fileprivate func restates(_ before: FoodItem) -> Bool {
    // "Rice and chicken, the rice 80 g dry".
    let isOfState = before.state == state || before.state == nil && before.amount == .unsaid
    guard before.statedEnergy == nil, amount != .unsaid, isOfState, let match = before.match,
      match.quality.isSure, match.title.plain == self.match?.title.plain
    else { return false }
    let (own, word) = (NameWords.folded(food), NameWords.folded(before.food))
    // Words beside its name would be lost.
    guard NameWords.folded(before.wording) == word || before.wording.isEmpty else { return false }
    if before.amount == .unsaid { return own == word }
    let one = FixedDecimal(1)
    return before.amount == Amount(quantity: one) && unit == nil && (quantity ?? one) < one && own.count == 1
      && word.count == 1
      && TurkishSuffixes.stems(of: String(own[0])).contains { $0.text == String(word[0]) }
  }
}
