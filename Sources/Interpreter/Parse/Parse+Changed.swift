internal import Calls
internal import Nutrition
internal import Words

/// What a line logged, changed by what it says next: "an omelette and 4 sausages, but only had 2".
extension Parse {
  /// The meal with a later statement about how much was eaten: "a pack of 6 nuggets, ate 4", "pizza and salad, shared
  /// it with my son". If it may be about several foods, it is asked about. Nil where it says something else.
  func changed(by other: Parse) -> Parse? {
    if let more = more(other) { return more }
    guard command == .log, case .change(let change) = other.command, change.isOnlyAmount || change.isOnlyEnergy,
      other.unaccounted.isEmpty,
      let reference = other.reference, !items.isEmpty, reference.isLast || reference.food != nil
    else { return nil }
    let named = items.indices.filter { index in
      guard let food = reference.food else { return true }
      // "Chicken and rice, the rice was 200 g": the amount of the chicken is unknown.
      guard !DishName(items[index].food).holdsBeside(food) else { return false }
      return items[index].isNamed(food, by: reference)
    }
    guard !named.isEmpty else { return nil }
    var changed = self
    changed.text += " " + other.text
    // "An omelette, 4 sausages, but only had 2": of the sausages.
    let counted = named.filter { index in
      guard let said = change.quantity, change.unit == nil, change.difference != .more, items[index].unit == nil else {
        return false
      }
      return items[index].quantity.map { $0 > said } ?? false
    }
    // "2 slices of soda bread with salmon, no wait, 3 slices".
    let ofUnit = named.filter { change.unit != nil && change.quantity != nil && items[$0].unit == change.unit }
    if named.count > 1, let one = counted.count == 1 ? counted[0] : ofUnit.count == 1 ? ofUnit[0] : nil {
      changed.items[one].become(change)
      return changed
    }
    // "Chilli: 500 g of beef, 2 cans of beans. Had a third of it".
    let isOfAll = reference.isWhole || reference.food == nil && items.count(where: \.isMeasured) > 1
    guard named.count == 1 || isOfAll && change.factor != nil else {
      changed.leftOut.append(other.bareText)
      return changed
    }
    // "Pizza, had a pint": nobody pours a pizza.
    let isPoured = change.unit?.isPoured == true && named.allSatisfy { items[$0].isNeverPoured }
    guard !isPoured, named.allSatisfy({ !items[$0].isExceeded(by: change, isNamed: reference.food != nil) })
    else {
      changed.leftOut.append(other.bareText)
      return changed
    }
    for index in named { changed.items[index].become(change) }
    return changed
  }

  /// The meal with one more of the last food: "a beer. Then another one". Nil where it says something else.
  private func more(_ other: Parse) -> Parse? {
    guard command == .log, intent == .log, var last = items.last, let count = other.countOfMore,
      last.add(AmountPhrase(range: 0..<0, quantity: count))
    else { return nil }
    var more = self
    more.text += " " + other.text
    more.items[items.count - 1] = last
    return more
  }
}

extension Parse {
  /// How many more of the food before, where it says nothing else: "another one", "had two more".
  fileprivate var countOfMore: FixedDecimal? {
    if let again = command.call(LogAgainCall.self) {
      return again == LogAgainCall({ $0.count = again.count }) ? again.count : nil
    }
    guard case .change(let change) = command, change.difference == .more, reference?.isLast == true else { return nil }
    var more = Amendment(quantity: change.quantity)
    more.difference = .more
    return change == more ? change.quantity : nil
  }
}

extension Amendment {
  /// Whether it is only an amount.
  fileprivate var isOnlyAmount: Bool {
    var amount = Amendment(quantity: quantity, unit: unit, factor: factor)
    amount.difference = difference == .less ? .less : nil
    return self == amount && !isEmpty
  }
}

extension Amendment {
  /// Whether it is only the energy, as a label states it.
  fileprivate var isOnlyEnergy: Bool {
    var stated = Amendment()
    (stated.energy, stated.isEach) = (energy, isEach)
    return self == stated && energy != nil
  }
}

extension FoodItem {
  /// Whether words name it, or it is the food that a reference was found to mean.
  func isNamed(_ words: String, by reference: EntryReference? = nil) -> Bool {
    [CardLine(.card, food, food: match?.resolved?.id)].named(words, food: reference?.foodID) != nil
  }

  /// What a number without a unit is of a weight: "500 g of pasta, I ate 200" are grams, "half a kilo of tortillas, I had 5" are
  /// five of them.
  private func partOfWeight(_ said: FixedDecimal) -> Amount {
    let mostTimes = FixedDecimal(10)
    let isCount = grams.map { said * mostTimes < $0.figure } ?? false
    return Amount(quantity: said, unit: isCount ? nil : .gram)
  }

  /// Whether so much less of it is more than there was, or of another unit: "chips, left 5 of the chips". "A lager, my brother had
  /// one" may be another one.
  fileprivate func isExceeded(by change: Amendment, isNamed: Bool) -> Bool {
    guard change.difference == .less, change.factor == nil, let said = change.quantity else { return false }
    if change.unit != nil, change.unit != unit { return rest(without: change) == nil }
    let all = quantity ?? FixedDecimal(1)
    return isNamed ? said >= all : said > all
  }

  /// The weight of what is left of it without so many of another unit: "300 g of soup, left 3 spoonfuls". Nil where that is not
  /// known, or these may be larger or smaller ones than usual: "a pizza, left two slices".
  private func rest(without change: Amendment) -> FixedDecimal? {
    guard let all = grams?.figure, let count = change.quantity, let unit = change.unit,
      let one = match?.measures[unit]?.figure,
      one * count < all, one * FixedDecimal(4) < all
    else { return nil }
    return all - one * count
  }

  fileprivate mutating func become(_ change: Amendment) {
    if let energy = change.energy {
      // "187 kcal per bar", of two.
      let isCounted = change.isEach && unit?.isMeasured != true
      statedEnergy = isCounted ? energy * (quantity ?? FixedDecimal(1)) : energy
      return
    }
    // "Ate a fifth".
    let isCount = change.unit != nil || change.difference != nil
    let part = isCount ? nil : change.quantity.flatMap { $0 < FixedDecimal(1) ? $0 : nil }
    if let factor = change.factor ?? part {
      // "Shared a pizza, I had a third": of the whole pizza.
      let ofAll = share.map { factor / $0 } ?? factor
      self = shared(change.difference == .less ? FixedDecimal(1) - factor : ofAll)
      return
    }
    guard let said = change.quantity else {
      // "The fries were large".
      if change.unit != nil { self = having(Amount(quantity: quantity, unit: change.unit)) }
      return
    }
    // "分了一个披萨，我吃了三块": more pieces than there were are slices of it.
    if change.unit == .piece, said > quantity ?? FixedDecimal(1), match?.measures[.slice] != nil {
      self = having(Amount(quantity: said, unit: .slice))
      share = nil
      return
    }
    if change.unit == nil, change.difference == nil, amount.isWeight {
      self = having(partOfWeight(said))
      return
    }
    let isOfUnit = change.unit == nil || change.unit == unit
    let all = quantity ?? FixedDecimal(1)
    let eaten = change.difference == .less ? all - said : said
    if change.difference == .less, !isOfUnit, let rest = rest(without: change) {
      self = having(Amount(quantity: rest.rounded(toPlaces: 0), unit: .gram))
      isApproximate = true
      return
    }
    guard isOfUnit, eaten > .zero else {
      if change.difference == nil { self = having(change.amount) }
      takeSliceOfLargePiece()
      return
    }
    let isUncounted = quantity == nil
    // "A cereal bar, 187 kcal, had 2".
    if isUncounted { statedEnergy = statedEnergy.map { $0 * eaten } }
    self = isUncounted ? having(Amount(quantity: eaten, unit: unit)) : shared(eaten / all)
    // Avoids rounding: a sixth of 12 is 2, not 2.00000004.
    quantity = eaten
    takeSliceOfLargePiece()
  }
}
