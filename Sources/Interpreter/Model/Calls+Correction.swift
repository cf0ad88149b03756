internal import Calls
internal import Nutrition

// Corrections of what waits, in words.

/// "Make it 500", "for lunch", "only half".
extension QuickAddCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    guard case .change(let change) = understanding.wish else { return false }
    let before = self
    let bare = change.unit == nil && (change.quantity ?? .zero) >= Figure(20) ? change.quantity : nil
    kcal = change.energy ?? bare ?? kcal
    if let factor = change.factor {
      kcal = before.kcal * factor
      (protein, carbohydrate, fat) = (
        protein.map { $0 * factor }, carbohydrate.map { $0 * factor }, fat.map { $0 * factor }
      )
    }
    if let food = change.food, change.quantity == nil { label = food }
    slot = change.slot ?? slot
    day = change.day?.description ?? day
    return self != before
  }
}

/// "No, 3", "to dinner".
extension ChangeEntryCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    guard case .change(let change) = understanding.wish, understanding.reference?.number == nil else { return false }
    let before = self
    if let quantity = change.quantity { (toQuantity, factor) = (quantity, nil) }
    toUnit = change.unit ?? toUnit
    toFood = change.statedFood ?? toFood
    toSlot = change.slot ?? toSlot
    toDay = change.day?.description ?? toDay
    if let factor = change.factor { (toQuantity, self.factor) = (nil, factor) }
    return self != before
  }
}

/// Where a repetition goes, and how much of it.
extension LogAgainCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    guard case .change(let change) = understanding.wish else { return false }
    let before = self
    toSlot = change.slot ?? toSlot
    toDay = change.day?.description ?? toDay
    factor = change.factor ?? factor
    return self != before
  }
}

/// "Make it 500 ml", "no, yesterday".
extension RecordWaterCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    guard case .change(let change) = understanding.wish, change.food == nil else { return false }
    let before = self
    if let quantity = change.quantity {
      amount = Amount(quantity: quantity, unit: change.unit ?? .glass).description
    }
    day = change.day?.description ?? day
    return self != before
  }
}

/// More that was bought, another day.
extension RecordTripCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    let before = self
    switch understanding.wish {
    case .groceries(.record(let trip)) where isSameStore(trip.store) && trip.total == nil:
      lines += trip.items.map { TripCallLine($0) }
    case .change(let change) where change.food == nil && change.quantity == nil:
      day = change.day?.description ?? day
    default: return false
    }
    return self != before
  }

  /// Another shop is another trip.
  private func isSameStore(_ store: String?) -> Bool {
    store == nil || store?.lowercased() == self.store?.lowercased()
  }
}

/// "Make it 1900", "and 120g protein".
extension SetTargetsCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    let before = self
    switch understanding.wish {
    case .change(let change):
      let bare = change.unit == nil && (change.quantity ?? .zero) >= Figure(100) ? change.quantity : nil
      guard let energy = change.energy ?? bare else { return false }
      figures.energy = energy
    case .setTargets(let stated): figures.take(stated)
    default: return false
    }
    return self != before
  }
}

/// "New suggestion", "family target 7,000 kcal".
extension SuggestFamilyTargetsCall: CorrectableCall {
  /// How many suggestions there are before they begin again.
  private static let suggestions = 3

  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    guard case .suggestFamilyTargets(let wanted) = understanding.wish else { return false }
    if wanted.isAnother {
      let last = alternative ?? 0
      guard (0..<Self.suggestions).contains(last) else { return false }
      self = SuggestFamilyTargetsCall { $0.alternative = (last + 1) % Self.suggestions }
      return true
    }
    let before = figures
    figures.take(wanted.figures)
    guard figures != before else { return false }
    stated = true
    return true
  }
}

/// Which days are computed anew, or other figures.
extension CorrectFoodCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    switch understanding.wish {
    case .foodBank(.recompute(let span)):
      (recompute, from, to, leave) = (span.scope, span.first?.description, span.last?.description, nil)
      return true
    case .foodBank(.correct(let corrected)) where isSameFood(corrected): return take(corrected.figures)
    case .change(let change):
      guard let energy = change.energy, change == Amendment(energy: energy) else { return false }
      return take(Nutrients(energy: energy))
    default: return false
    }
  }

  private func isSameFood(_ corrected: CorrectedFigures) -> Bool {
    corrected.per == nil && food.lowercased() == corrected.food.lowercased()
  }

  private mutating func take(_ stated: Nutrients) -> Bool {
    let before = figures
    figures.take(stated)
    return figures != before
  }
}

/// Which days are computed anew, how many the recipe serves, what it weighs.
extension SaveRecipeCall: CorrectableCall {
  mutating func take(_ understanding: Understanding, today: Day) -> Bool {
    switch understanding.wish {
    case .foodBank(.recompute(let span)):
      (recompute, from, to, leave) = (span.scope, span.first?.description, span.last?.description, nil)
      return true
    case .recipes(.change(let change)) where name.lowercased() == change.name.lowercased():
      let before = self
      take(change)
      return self != before
    default: return false
    }
  }
}

extension Nutrients {
  /// What is stated takes the place of what was there.
  fileprivate mutating func take(_ stated: Nutrients) {
    for nutrient in Nutrient.allCases { self[nutrient] = stated[nutrient] ?? self[nutrient] }
  }
}

extension RecomputedSpan {
  fileprivate var scope: RecomputedDays.Scope? {
    switch self {
    case .all: .all
    case .none: RecomputedDays.Scope.none
    case .days: nil
    }
  }

  fileprivate var first: Day? {
    if case .days(let first, _) = self { first } else { nil }
  }

  fileprivate var last: Day? {
    if case .days(_, let last) = self { last } else { nil }
  }
}
