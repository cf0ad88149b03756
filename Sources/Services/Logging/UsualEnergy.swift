package import Nutrition
internal import Store

extension ToolContext {
  /// What a meal of this slot may have, where nothing else is known of it: a share of the day's target, to the nearest
  /// 50 kcal. The shares are a quarter for breakfast, three tenths each for lunch and dinner, and the rest for snacks.
  package func usualEnergy(of slot: MealSlot?, day: String?) throws(ToolError) -> Figure {
    let place = try place(day: day, slot: slot, time: nil)
    let target = try reading(store.target(of: profile.id, on: place.day))
    let energy = target?.figures.energy ?? Figure(2_000)
    let share =
      switch place.slot {
      case .breakfast: Figure(25)
      case .lunch, .dinner: Figure(30)
      case .snack: Figure(15)
      }
    return (energy * share / Figure(5_000)).rounded(toPlaces: 0) * Figure(50)
  }
}
