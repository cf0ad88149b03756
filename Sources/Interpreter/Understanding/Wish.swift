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
  case undo(steps: Int)
  case redo(steps: Int)
  case showDay
  case showWeek
  /// The last thirty days.
  case showMonth
  /// From a day to another, both included.
  case showPeriod(Day, Day)
  /// Weight and energy over time.
  case showProgress
  /// The report of a week, in words that the tool reads; nil for the newest.
  case showReport(week: String?, again: Bool)
  case showHistory(limit: Int?, food: String?)
  case recentFoods(RecentFoodsCall.Kind)
  case findFood(String, Amount)
  /// A product by the digits of its barcode, as typed.
  case lookUpBarcode(String)
  /// Products by their name, among those of the world.
  case searchProducts(String)
  case showTargets
  /// A call that its reader has made.
  case call(AnyCall)
  case setTargets(Nutrients)
  case saveFood(FoodDefinition)
  case markFood(String, isFavourite: Bool)
  case saveProfile(ProfileWords)
  case deleteProfile(String)
  case listProfiles
  /// Another diary, of somebody who has one.
  case switchProfile(String)
  case setProfile(BodyFacts)
  /// The weight, as it was said.
  case recordWeight(String)
  case recordActivity(StatedActivity)
  case countExercise(Bool)
  /// How much water was drunk.
  case showWater
  case showFamily
  case saveFamily([SaidMember])
  /// A name, as typed.
  case removeFromFamily(String)
  case suggestFamilyTargets(FamilySuggestion)
  /// Tweaks to a meal that was logged.
  case smartSwap
  case foodBank(FoodBankWish)
  case groceries(GroceryWish)
  case recipes(RecipeWish)
  /// Look at a file.
  case scan(ScanRequest)
  /// Understood, but no tool does it.
  case beyond(Limit)
  case none
}

/// What can be said but not be done in one step.
package enum Limit: Hashable, Sendable {
  /// "Remove the last 2 entries".
  case countedDeletion
  /// "The same again without the toast"; the food that was to be left out, as typed.
  case partialRepetition(String)
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

  package init(
    quantity: Figure? = nil, unit: MeasureUnit? = nil, energy: Figure? = nil, food: String? = nil,
    state: FoodState? = nil, slot: MealSlot? = nil, day: Day? = nil, isSkipped: Bool = false, factor: Figure? = nil
  ) {
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

  /// Says how the food was made and nothing else.
  var isOnlyState: Bool { state != nil && self == Amendment(state: state) }

  /// The same change of whatever food it is.
  var withoutFood: Amendment {
    var change = self
    change.food = nil
    return change
  }

  /// The food with the state that was said apart from it.
  var statedFood: String? {
    food.map { food in state.map { "\($0.rawValue) \(food)" } ?? food }
  }
}

/// Which entries go.
package struct Deletion: Hashable, Sendable {
  package var entries: [Int]
  package var isAll: Bool

  package init(entries: [Int] = [], isAll: Bool = false) {
    self.entries = entries
    self.isAll = isAll
  }
}

/// A food of the household's own, with figures as they were stated.
package struct FoodDefinition: Hashable, Sendable {
  package var name: String
  package var figures: Nutrients
  /// Grams.
  package var serving: Figure?
  package var state: FoodState?
  /// What the figures are of: "100 ml", "30 g"; nil is 100 g.
  package var per: String?

  package init(
    name: String, figures: Nutrients, serving: Figure? = nil, state: FoodState? = nil, per: String? = nil
  ) {
    self.name = name
    self.per = per
    self.figures = figures
    self.serving = serving
    self.state = state
  }
}

/// Settings of a profile that can be said in words.
package struct ProfileWords: Hashable, Sendable {
  /// Whose it is; nil for this one.
  package var profile: String?
  package var name: String?
  package var icon: String?
  package var colour: ProfileColour?
  package var isDefault = false
  package var dayStart: ClockTime?
  package var breakfast: ClockTime?
  package var lunch: ClockTime?
  package var dinner: ClockTime?
  package var dinnerEnd: ClockTime?

  package init() {}

  /// Both together; what `other` says counts.
  func merged(with other: ProfileWords) -> ProfileWords {
    var result = self
    result.profile = other.profile ?? profile
    result.name = other.name ?? name
    result.icon = other.icon ?? icon
    result.colour = other.colour ?? colour
    result.isDefault = other.isDefault || isDefault
    result.dayStart = other.dayStart ?? dayStart
    result.breakfast = other.breakfast ?? breakfast
    result.lunch = other.lunch ?? lunch
    result.dinner = other.dinner ?? dinner
    result.dinnerEnd = other.dinnerEnd ?? dinnerEnd
    return result
  }
}
