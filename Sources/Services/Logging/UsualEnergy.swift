package import Nutrition
internal import Store

extension ToolContext {
  /// What a meal of this slot may have, where nothing else is known of it: a share of the day's target, to the nearest
  /// 50 kcal. The shares are a quarter for breakfast, three tenths each for lunch and dinner, and the rest for snacks.
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
