/// What a weekly report stands on: the facts of one week, from which everything else in the report follows. It is what
/// is kept of a report, so that a report of last year reads today as it read then.
package struct WeekFigures: Hashable, Codable, Sendable {
  /// The week that the report is about.
  package let week: Week
  /// The last day that counts: the week's Sunday, or today in a week that is still going on.
  package let through: Day
  /// The days of the week that have a record, in order.
  package let days: [DayRecord]
  /// What a day aims at on the last day that counts. Energy is always there; the reference intake where none is set.
  package let target: Nutrients
  /// The energy of the target is the person's own.
  package let hasTarget: Bool
  /// Whose reference values the week is set beside; they are for adults.
  package let references: ReferenceValues
  /// False for those who are younger: reference values are made for adults.
  package let isAdult: Bool
  /// The last known weight until then.
  package let kilograms: FixedDecimal?
  /// Weights of four weeks, oldest first.
  package let weights: [DayAmount]
  /// The meals of each logged day, by slot.
  package let meals: [DayMeals]
  /// How many different foods were eaten.
  package let foods: Int
  /// Nil where nothing was bought.
  package let shopping: Shopping?
  /// Millilitres on the days on which water was kept.
  package let water: [DayAmount]
  /// What the body asked for on the last day that counts.
  private let ownWaterNeed: WaterNeed?

  package init(
    week: Week, through: Day, days: [DayRecord], target: Nutrients, hasTarget: Bool, references: ReferenceValues,
    isAdult: Bool = true, kilograms: FixedDecimal? = nil, weights: [DayAmount] = [], meals: [DayMeals] = [],
    foods: Int = 0,
    shopping: Shopping? = nil, water: [DayAmount] = [], waterNeed: WaterNeed? = nil
  ) {
    self.week = week
    self.through = through
    self.days = days
    self.target = target
    self.hasTarget = hasTarget
    self.references = references
    self.isAdult = isAdult
    self.kilograms = kilograms
    self.weights = weights
    self.meals = meals
    self.foods = foods
    self.shopping = shopping
    self.water = water
    ownWaterNeed = waterNeed
  }

  /// Reports of before have the weight alone.
  var waterNeed: WaterNeed? { ownWaterNeed ?? WaterNeed(kilograms: kilograms, age: nil) }

  /// How many days before the end of the week weights go back.
  package static let weighedDays = 28

  /// The week has ended.
  package var isWhole: Bool { through == week.last }

  /// The days that have come, with what was logged on them.
  package var period: PeriodFigures {
    PeriodFigures(
      DayRange(from: week.first, through: through) ?? week.days, days: days.map { DayFigures($0) })
  }

  /// What an average logged day allowed, in kcal; the target where no day is logged.
  package var averageAllowance: FixedDecimal {
    period.averageAllowance ?? target.energy ?? Target.referenceEnergy
  }

  /// What an average logged day is set beside: its allowance in energy, the target in everything else.
  package var aim: Nutrients {
    var aim = target
    aim.energy = averageAllowance
    return aim
  }
}

/// An amount on a day.
package struct DayAmount: Hashable, Codable, Sendable {
  /// The diary day.
  package let day: Day
  /// How much it is, in the unit of the list that it stands in.
  package let amount: FixedDecimal

  package init(day: Day, amount: FixedDecimal) {
    self.day = day
    self.amount = amount
  }
}

/// Which meals a day has.
package struct DayMeals: Hashable, Codable, Sendable {
  /// The diary day.
  package let day: Day
  /// The meals of which something was counted, each once, in the order of the cases.
  package let slots: [MealSlot]

  package init(day: Day, slots: [MealSlot]) {
    self.day = day
    self.slots = slots
  }
}

/// What was carried home in a week.
package struct Shopping: Hashable, Codable, Sendable {
  /// The energy of the items whose food and weight are known, in kcal.
  package let energy: FixedDecimal
  /// Lines of receipts that are something to eat or drink and count.
  package let items: Int
  /// Items without a food or a weight: their energy is unknown.
  package let unknownItems: Int

  package init(energy: FixedDecimal, items: Int, unknownItems: Int) {
    self.energy = energy
    self.items = items
    self.unknownItems = unknownItems
  }
}
