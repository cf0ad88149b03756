internal import Calls

extension DishName {
  /// What is left of a dish without what it is eaten with, by its name and as it is parsed. Nil where that is no one food.
  func rest(
    without food: String, _ together: (String, String) -> [FoodItem]
  ) -> (name: String, item: FoodItem)? {
    guard let name = name(without: food), case let items = together(name, ""), items.count == 1,
      items[0].match?.quality.isSure == true
    else { return nil }
    return (name, items[0])
  }
}
