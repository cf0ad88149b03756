package import Calls
package import Nutrition

/// What is to be done, beyond what `Understanding` holds for all of them.
package enum Wish: Hashable, Sendable {
  /// Log the items.
  case log
  /// Log for somebody what was said before: "log it for Emma".
  case logFor
  /// Log figures without a food.
  case quickAdd(QuickFigures)
  /// Log a past meal again.
  case logAgain(Repetition)
  case change(Amendment)
  case delete(Deletion)
  case showDay
  case showWeek
  /// The last thirty days.
  case showMonth
  /// From a day to another, both included.
  case showPeriod(Day, Day)
  case showHistory(limit: Int?, food: String?)
  /// A call that its reader has made.
  case call(AnyCall)
  case setTargets(Nutrients)
  /// Another diary, of somebody who has one.
  case switchProfile(String)
  /// Which of the days that a correction waits for are computed anew.
  case recompute(RecomputedSpan)
  /// Look at a file.
  case scan(ScanRequest)
  /// Understood, but no tool does it.
  case beyond(Limit)
  case none
}

extension Wish {
  /// A call that its reader makes.
  static func calling(_ call: some Call) -> Wish { .call(AnyCall(call)) }

  /// The call, where its reader has made one of this type.
  package func call<Wanted: Call>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    if case .call(let call) = self { call.typed(type) } else { nil }
  }
}

/// What can be said but not be done in one step.
package enum Limit: Hashable, Sendable {
  /// "Remove the last 2 entries".
  case countedDeletion
  /// A number with two readings, a thousand apart.
  case doubtfulNumber(DoubtfulNumber)
  /// "Scan" alone: which file?
  case picture
  /// "Emma weighs 58 kg": it can be said in that diary.
  case otherDiary(String)
  /// "Export my data": a command of the shell does it.
  case shell
}

/// Figures that are logged as they were said.
package struct QuickFigures: Hashable, Sendable {
  package var figures: Nutrients
  package var label: String?

  package init(figures: Nutrients, label: String? = nil) {
    self.figures = figures
    self.label = label
  }
}

/// A past meal, and where it goes.
package struct Repetition: Hashable, Sendable {
  package var slot: MealSlot?
  package var day: Day?
  package var isUsual: Bool
  package var toSlot: MealSlot?
  package var toDay: Day?
  package var factor: Figure?
  /// What of it was not had this time, as typed.
  package var without: [String] = []
  /// Whose meal is repeated, where it is not that of who speaks.
  package var owner: String?

  package init(
    slot: MealSlot? = nil, day: Day? = nil, isUsual: Bool = false, toSlot: MealSlot? = nil, toDay: Day? = nil,
    factor: Figure? = nil
  ) {
    self.slot = slot
    self.day = day
    self.isUsual = isUsual
    self.toSlot = toSlot
    self.toDay = toDay
    self.factor = factor
  }
}

/// What becomes of an entry. Nil stays as it is.
package struct Amendment: Hashable, Sendable {
  package var quantity: Figure?
  package var unit: MeasureUnit?
  package var energy: Figure?
  package var food: String?
  package var state: FoodState?
  package var slot: MealSlot?
  package var day: Day?
  package var isSkipped: Bool
  package var factor: Figure?
  /// The amount is that of each one.
  package var isEach = false
  package var time: ClockTime?
  /// The amount is so much more, or less, than there was.
  package var difference: Difference?

  package init(
    quantity: Figure? = nil, unit: MeasureUnit? = nil, energy: Figure? = nil, food: String? = nil,
    state: FoodState? = nil, slot: MealSlot? = nil, day: Day? = nil, time: ClockTime? = nil, isSkipped: Bool = false,
    factor: Figure? = nil
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

  package var isEmpty: Bool { self == Amendment() }

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

/// Which entries go.
package struct Deletion: Hashable, Sendable {
  package var entries: [Int]
  package var isAll: Bool
  /// What stays: "everything but the eggs".
  package var kept: [String] = []
  /// Only the card that waits is spoken of: "no cheese".
  package var isOfCard = false

  package init(entries: [Int] = [], isAll: Bool = false) {
    self.entries = entries
    self.isAll = isAll
  }
}
