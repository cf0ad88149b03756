package import Calls
package import Nutrition

/// What is to be done, beyond what `Parse` holds for all of them.
package enum ParsedCommand: Hashable, Sendable {
  /// Log the items.
  case log
  /// Log for somebody what was said before: "log it for Emma".
  case logFor
  /// Log figures without a food, at the time that the rest of the line says.
  case quickAdd(QuickAddCall)
  case change(Amendment)
  /// "Everything but the eggs" goes; only a card knows what all the others are.
  case keepOnly([String])
  /// A call that its reader has made.
  case call(AnyCall)
  /// Another diary, of somebody who has one.
  case switchProfile(String)
  /// Which of the days that a correction waits for are computed anew.
  case recompute(RecomputedSpan)
  /// Understood, but no tool does it.
  case beyond(Limit)
  case none
}

extension ParsedCommand {
  /// A call that its reader makes.
  static func calling(_ call: some Call) -> ParsedCommand { .call(AnyCall(call)) }

  /// The call, where its reader has made one of this type.
  package func call<Wanted: Call>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    if case .call(let call) = self { call.typed(type) } else { nil }
  }
}

/// What can be said but not be done in one step.
package enum Limit: Hashable, Sendable {
  /// "Remove the last 2 entries".
  case countedDeletion
  /// "Got milk and bread from the shop": eaten, or only bought?
  case eatenOrBought([String])
  /// "We have rice at home": how much?
  case amountAtHome
  /// A number with two readings, a thousand apart.
  case doubtfulNumber(DoubtfulNumber)
  /// "Scan" alone: which file?
  case picture
  /// "Emma weighs 58 kg": it can be said in that diary.
  case otherDiary(String)
  /// "Export my data": a command of the shell does it.
  case shell
  /// Figures of a food that nobody knows: what is it like?
  case estimate(String)
  /// "Raise my target by 200": to what?
  case targetDifference
}

/// What becomes of an entry. Nil stays as it is.
package struct Amendment: Hashable, Sendable {
  /// The new amount, in `unit`.
  package var quantity: FixedDecimal?
  /// Nil is the unit that the entry has.
  package var unit: MeasureUnit?
  /// The energy that it had in all, in kcal.
  package var energy: FixedDecimal?
  /// What it was instead, in words.
  package var food: String?
  /// How the food was made: "fried".
  package var state: FoodState?
  /// The meal that it moves to.
  package var slot: MealSlot?
  /// The diary day that it moves to.
  package var day: Day?
  /// It was not eaten.
  package var isSkipped: Bool
  /// It was eaten after all.
  package var isEaten = false
  /// How much of it: 0.5 is half.
  package var factor: FixedDecimal?
  /// The amount is that of each one.
  package var isEach = false
  /// The time of day that it moves to.
  package var time: ClockTime?
  /// The amount is so much more, or less, than there was.
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

  /// Whether nothing would change.
  package var isEmpty: Bool { self == Amendment() }

  /// The new amount with its unit; unsaid where neither is.
  package var amount: Amount { Amount(quantity: quantity, unit: unit) }

  /// Says where it goes and nothing else.
  var isMove: Bool { self == Amendment(slot: slot, day: day, time: time) }

  /// Says how the food was made and nothing else.
  var isOnlyState: Bool { state != nil && self == Amendment(state: state) }

  /// The food with the state that was said apart from it.
  var statedFood: String? {
    food.map { food in state.map { "\($0.rawValue) \(food)" } ?? food }
  }
}
