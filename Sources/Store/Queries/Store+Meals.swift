package import FoundationEssentials
package import Nutrition

extension Store {
  /// The meal of this id with its entries; nil where there is none.
  package func meal(_ id: UUID) throws(StoreError) -> LoggedMeal? {
    guard let meal = try connection.find(Meal.self, id) else { return nil }
    return try withEntries(meal)
  }

  /// The newest meals first, by diary day and then by time, for questions such as "the same as yesterday" or "the usual
  /// lunch".
  ///
  /// - Parameters:
  ///   - slot: nil for all meals.
  ///   - day: the last day to look at; nil for all.
  package func meals(
    of profile: UUID, slot: MealSlot? = nil, through day: Day? = nil, limit: Int
  ) throws(StoreError) -> [LoggedMeal] {
    let last = day ?? Day(number: .max)
    let order = "ORDER BY day DESC, at DESC, id DESC LIMIT ?"
    let meals: [Meal]
    if let slot {
      meals = try connection.records(
        Meal.self, "WHERE profile = ? AND slot = ? AND day <= ? \(order)", [profile, slot.rawValue, last, limit])
    } else {
      meals = try connection.records(
        Meal.self, "WHERE profile = ? AND day <= ? \(order)", [profile, last, limit])
    }
    var logged: [LoggedMeal] = []
    for meal in meals { logged.append(try withEntries(meal)) }
    return logged
  }

  private func withEntries(_ meal: Meal) throws(StoreError) -> LoggedMeal {
    LoggedMeal(
      meal: meal, entries: try connection.records(Entry.self, "WHERE meal = ? ORDER BY position, id", [meal.id]))
  }
}
