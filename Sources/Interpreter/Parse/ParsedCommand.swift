package import Calls
package import Nutrition

/// The action to take, beyond what `Parse` holds for all actions.
package enum ParsedCommand: Hashable, Sendable {
  /// Logs the items.
  case log
  /// Logs for somebody what was logged before: "log it for Emma".
  case logFor
  /// Logs figures without a food, at the time in the parse.
  case quickAdd(QuickAddCall)
  case change(Amendment)
  /// Deletes everything but these foods; only a card knows what else there is.
  case keepOnly([String])
  /// A complete call.
  case call(AnyCall)
  /// Switches to the diary of this profile.
  case switchProfile(String)
  /// Logs the half of a food that was left before, at the meal in the parse.
  case otherHalf
  /// Which days a waiting correction recomputes.
  case recompute(RecomputedSpan)
  /// Understood, but no tool can do it.
  case beyond(Limit)
  case none
}

extension ParsedCommand {
  /// A command for a complete call.
  static func calling(_ call: some Call) -> ParsedCommand { .call(AnyCall(call)) }

  /// The call, where it is complete and of this type.
  package func call<Wanted: Call>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    if case .call(let call) = self { call.typed(type) } else { nil }
  }
}

/// Requests that cannot be done in one step.
package enum Limit: Hashable, Sendable {
  /// "Remove the last 2 entries".
  case countedDeletion
  /// "Got milk and bread from the shop": eaten, or only bought?
  case eatenOrBought([String])
  /// "We have rice at home": how much?
  case amountAtHome
  /// A number with two readings that differ by a factor of a thousand.
  case doubtfulNumber(DoubtfulNumber)
  /// "Scan" alone: which file?
  case picture
  /// "Emma weighs 58 kg": possible only in her own diary.
  case otherDiary(String)
  /// "Export my data": only a shell command can do it.
  case shell
  /// Figures of an unknown food: what is it like?
  case estimate(String)
  /// "Raise my target by 200": to what?
  case targetDifference
}

/// A change of an entry. What is nil stays as it is.
package struct Amendment: Hashable, Sendable {
  /// The new amount, in `unit`.
  package var quantity: FixedDecimal?
  /// The unit of `quantity`; nil is the unit that the entry has.
  package var unit: MeasureUnit?
  /// The total energy that it had, in kcal.
  package var energy: FixedDecimal?
  /// Its other figures, where they were given with the energy.
  package var figures = Nutrients.unknown
  /// The food that it was instead, in words.
  package var food: String?
  /// The state of the food: "fried".
  package var state: FoodState?
  /// The meal that it moves to.
  package var slot: MealSlot?
  /// The diary day that it moves to.
  package var day: Day?
  /// Whether it was not eaten.
  package var isSkipped: Bool
  /// Whether it was eaten after all.
  package var isEaten = false
  /// Multiplies the amount: 0.5 is half.
  package var factor: FixedDecimal?
  /// Whether the amount is that of each of several.
  package var isEach = false
  /// Whether the amount says how large one is, of however many there were: "of 33 cl".
  package var isOfOne = false
  /// The time of day that it moves to.
  package var time: ClockTime?
  /// Nil where the amount is the new one; otherwise it is so much more or less.
  package var difference: Difference?

  package init(
    quantity: FixedDecimal? = nil, unit: MeasureUnit? = nil, energy: FixedDecimal? = nil, food: String? = nil,
    state: FoodState? = nil, slot: MealSlot? = nil, day: Day? = nil, time: ClockTime? = nil, isSkipped: Bool = false,
    factor: FixedDecimal? = nil
  ) {
    self.time = time
    self.quantity = quantity
    self.unit = unit
    self.energy = energy
    self.food = food
    self.state = state
    self.slot = slot
    self.day = day
    self.isSkipped = isSkipped
    self.factor = factor
  }

  /// Moves it to a meal, a day or a time.
  init(movingTo when: When) { self.init(slot: when.slot, day: when.day, time: when.time) }

  /// Whether nothing changes.
  package var isEmpty: Bool { self == Amendment() }

  /// The new amount with its unit; unsaid where there is neither.
  package var amount: Amount { Amount(quantity: quantity, unit: unit) }

  /// Whether it only moves the entry.
  var isMove: Bool { self == Amendment(slot: slot, day: day, time: time) }

  /// Whether it only says how many there were, or how many more or less: "just one", "2 less".
  var isOnlyNumber: Bool {
    var number = Amendment(quantity: quantity)
    number.difference = difference
    return quantity != nil && self == number
  }

  /// Whether it only sets the state.
  var isOnlyState: Bool { state != nil && self == Amendment(state: state) }

  /// The food's name with its state.
  var statedFood: String? {
    food.map { food in state.map { $0.of(food) } ?? food }
  }
}

extension FoodState {
  /// A food's name with the state: "dry rice".
  func of(_ food: String) -> String { "\(rawValue) \(food)" }
}
