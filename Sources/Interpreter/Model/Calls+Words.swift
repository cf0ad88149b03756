internal import Calls
internal import Nutrition

// Initialisers of calls from what was understood.

extension MealItem {
  init(_ item: FoodItem) {
    self.init(
      food: item.food, quantity: item.amount.quantity, unit: item.amount.unit, state: item.state,
      kcal: item.statedEnergy, resolved: item.match?.resolved)
    piece = item.piece
    approximate = item.isApproximate ? true : nil
  }
}

extension ChangeEntryCall {
  init(_ change: Amendment, _ reference: EntryReference?, _ resolved: ResolvedFood?) {
    self.init()
    entry = reference?.number
    food = reference?.food
    slot = reference?.slot
    day = reference?.day?.description
    time = reference?.time?.description
    last = reference?.isLast == true ? true : nil
    toQuantity = change.quantity
    toUnit = change.unit
    toKcal = change.energy
    toFood = change.statedFood ?? food.flatMap { food in change.state.map { $0.of(food) } }
    self.resolved = resolved
    toSlot = change.slot
    toDay = change.day?.description
    skip = change.isSkipped ? true : change.isEaten ? false : nil
    factor = change.factor
    difference = change.difference
    // "Double that" is of all that was saved last.
    let isOfAll = reference?.isWhole == true && change.factor != nil
    each = change.isEach || change.isOfOne || isOfAll ? true : nil
    toTime = change.time?.description
  }
}

extension Amendment {
  /// The resolved food for `statedFood`, where it is the one that was said.
  func resolved(among items: [FoodItem]) -> ResolvedFood? {
    guard let food, let words = statedFood, let found = items.first?.match?.resolved?.of(food, state) else {
      return nil
    }
    return ResolvedFood(found.id, words: words, state: nil, quality: found.quality, candidates: found.candidates)
  }
}
