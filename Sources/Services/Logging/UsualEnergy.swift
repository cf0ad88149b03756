package import Nutrition
internal import Store

extension ToolContext {
  /// The assumed energy of a meal of which nothing else is known: a share of the day's target, rounded to 50 kcal. Breakfast
  /// has a quarter, lunch and dinner three tenths each, and snacks the rest.
  package func usualEnergy(of slot: MealSlot?, day: String?) throws(ToolError) -> FixedDecimal {
    let place = try place(day: day, slot: slot, time: nil)
    let target = try reading(store.target(of: profile.id, on: place.day))
    let energy = target?.figures.energy ?? FixedDecimal(2_000)
    let share =
      switch place.slot {
      case .breakfast: FixedDecimal(25)
      case .lunch, .dinner: FixedDecimal(30)
      case .snack: FixedDecimal(15)
      }
    return (energy * share / FixedDecimal(5_000)).rounded(toPlaces: 0) * FixedDecimal(50)
  }
}
