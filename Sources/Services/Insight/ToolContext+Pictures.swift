internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Store

extension ToolContext {
  /// The stored pictures of meals in a range of days, oldest first.
  func pictures(from first: Day, through last: Day) throws(ToolError) -> [MealPicture] {
    let kept = pictures()
    var found: [(meal: Meal, path: String)] = []
    for picture in kept.pictures {
      guard let id = picture.meal, let meal = try reading(store.meal(id))?.meal, meal.profile == profile.id,
        (first...last).contains(meal.day)
      else { continue }
      found.append((meal, "\(kept.folder)/\(picture.file)"))
    }
    return found.sorted { ($0.meal.at, $0.path) < ($1.meal.at, $1.path) }.map {
      MealPicture(caption: caption(of: $0.meal), path: $0.path)
    }
  }

  private func caption(of meal: Meal) -> Text {
    let heading = Text.mealHeading(slot: meal.slot, time: zone.local(meal.at).time)
    let named = meal.title.map { Text.mealHeadingNamed(heading: heading, title: $0) } ?? heading
    return .list([.dayDate(date: .date(meal.day)), named], .series)
  }
}
