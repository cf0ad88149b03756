/// What a weekly report is based on: the facts of one week, from which the rest of the report follows. They are stored
/// with a report, so that it reads the same years later.
package struct WeekFigures: Hashable, Codable, Sendable {
  /// The week that the report is about.
  package let week: Week
  /// The last day included: the week's Sunday, or today in the current week.
  package let through: Day
  /// The days of the week that have a record, in order.
  package let days: [DayRecord]
  /// The targets on the last day included. Energy is always there; it is the reference intake where no target is set.
  package let target: Nutrients
  /// Whether the energy target is the person's own.
  package let hasTarget: Bool
  /// The reference values that the week is compared with; they are for adults.
  package let references: ReferenceValues
  /// Whether the person is an adult; reference values are made for adults.
  package let isAdult: Bool
  /// The last known weight up to then.
  package let kilograms: FixedDecimal?
  /// The weights of four weeks, oldest first.
  package let weights: [DayAmount]
  /// The meals of each logged day, by slot.
  package let meals: [DayMeals]
  /// The number of different foods that were eaten.
  package let foods: Int
  /// Nil where nothing was bought.
  package let shopping: Shopping?
  /// Millilitres on the days on which water was recorded.
  package let water: [DayAmount]
  /// The water need on the last day included; nil in reports of earlier versions.
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

  /// Reports of earlier versions only have the weight.
  var waterNeed: WaterNeed? { ownWaterNeed ?? WaterNeed(kilograms: kilograms, age: nil) }

  /// How many days back from the end of the week weights are included.
  package static let weighedDays = 28

  /// Whether the week has ended.
  package var isWhole: Bool { through == week.last }

  /// The figures of the week's days so far.
  package var period: PeriodFigures {
    PeriodFigures(
      DayRange(from: week.first, through: through) ?? week.days, days: days.map { DayFigures($0) })
  }

  /// The mean allowance of logged days in kcal; the target where no day is logged.
  package var averageAllowance: FixedDecimal {
    period.averageAllowance ?? target.energy ?? Target.referenceEnergy
  }

  /// What an average logged day is compared with: the allowance for energy, the targets for everything else.
  package var aim: Nutrients {
    var aim = target
    aim.energy = averageAllowance
    return aim
  }
}

/// An amount for a day.
package struct DayAmount: Hashable, Codable, Sendable {
  /// The diary day.
  package let day: Day
  /// The amount, in the unit of the list that contains it.
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
  /// The meals with something counted, each once, in the order of the cases.
  package let slots: [MealSlot]

  package init(day: Day, slots: [MealSlot]) {
    self.day = day
    self.slots = slots
  }
}

/// What was bought in a week.
package struct Shopping: Hashable, Codable, Sendable {
  /// The energy in kcal of the items whose food and weight are known.
  package let energy: FixedDecimal
  /// The number of receipt lines that are food or drink.
  package let items: Int
  /// The number of items without a food or weight, whose energy is unknown.
  package let unknownItems: Int

  package init(energy: FixedDecimal, items: Int, unknownItems: Int) {
    self.energy = energy
    self.items = items
    self.unknownItems = unknownItems
  }
}
