internal import Nutrition
internal import Store

extension ToolContext {
  /// The figures of a week, from the household's present data.
  func weekFigures(_ week: Week) throws(ToolError) -> WeekFigures {
    let choice = try reading(MarkerChoice.of(profile, in: store))
    let through = min(week.last, max(today, week.first))
    let (days, target, water) = try reading(
      (
        store.dayRecords(of: profile.id, from: week.first, through: through), store.target(of: profile.id, on: through),
        store.dayWater(of: profile.id, from: week.first, through: through)
      ))
    let eaten = try eaten(days)
    return WeekFigures(
      week: week, through: through, days: days, target: target.aim, hasTarget: target?.figures.energy != nil,
      references: choice.references, isAdult: isAdult(on: through),
      kilograms: try latestWeight(until: through)?.kilograms, weights: try weights(until: through),
      meals: eaten.meals, foods: eaten.foods, shopping: try shopping(week.first, through: through),
      water: water.map { DayAmount(day: $0.day, amount: $0.millilitres) }, waterNeed: try waterNeed(on: through))
  }

  /// Whether reference values, which are made for adults, apply to this profile.
  func isAdult(on day: Day) -> Bool {
    profile.birthDate.map { $0.age(on: day) >= DailyNeeds.adultAge } ?? true
  }

  private func weights(until last: Day) throws(ToolError) -> [DayAmount] {
    let range = DayRange(endingOn: last, count: WeekFigures.weighedDays)
    let weights = try reading(store.weights(of: profile.id, from: range.first, through: range.last))
    return weights.map { DayAmount(day: $0.day, amount: $0.kilograms) }
  }

  /// The meals of each day, and the number of different foods in them.
  private func eaten(_ days: [DayRecord]) throws(ToolError) -> (meals: [DayMeals], foods: Int) {
    var names: Set<String> = []
    var meals: [DayMeals] = []
    for day in days where day.entries > 0 {
      let diary = try reading(store.diary(of: profile.id, on: day.day))
      var slots: Set<MealSlot> = []
      for meal in diary.meals {
        for entry in meal.entries where !entry.skipped {
          slots.insert(meal.meal.slot)
          if entry.kind != .quick { names.insert(entry.foodAlone) }
        }
      }
      meals.append(DayMeals(day: day.day, slots: MealSlot.allCases.filter(slots.contains)))
    }
    return (meals, names.count)
  }

  private func shopping(_ first: Day, through last: Day) throws(ToolError) -> Shopping? {
    let items = try boughtItems(try trips(first, through: last))
    guard !items.isEmpty else { return nil }
    let known = items.compactMap(\.figures.energy)
    return Shopping(
      energy: known.reduce(.zero, +), items: items.count, unknownItems: items.count - known.count)
  }
}

extension Target? {
  /// The target of a day, which always has energy: the reference intake where none is set.
  var aim: Nutrients {
    var figures = self?.figures ?? .unknown
    figures.energy = figures.energy ?? Target.referenceEnergy
    return figures
  }
}

extension Entry {
  /// The name without the state at its end, so that "oats, dry" and "oats, cooked" are one food.
  fileprivate var foodAlone: String {
    guard let comma = name.lastIndex(of: ","), FoodState(rawValue: String(name[comma...].dropFirst(2))) != nil else {
      return name.lowercased()
    }
    return name[..<comma].lowercased()
  }
}
