internal import Calls

extension CardLine {
  /// The kind of a food that a word makes with its name, or with the noun that its name ends in: "turkey" of a ham sandwich.
  /// Nil where no food is called so.
  ///
  /// - Parameter together: what a word and a food are together.
  func kind(_ item: FoodItem, _ together: (String, String) -> [FoodItem]) -> FoodItem? {
    let name = self.name.lowercased().prefix { $0 != "," && $0 != "(" }
    let words = name.split(separator: " ")
    guard let head = words.last, !DishName(self.name).isJoined else { return nil }
    let heads = words.count == 1 ? [String(head)] : [String(name), String(head)]
    for head in heads {
      let found = together(item.food, head)
      if found.count == 1, let kind = found.first, kind.match?.quality.isSure == true,
        kind.food.lowercased() == item.food.lowercased() + " " + head, kind.match?.title != item.match?.title
      {
        return kind
      }
    }
    return nil
  }

  /// Whether its name says already which kind it is: a ham sandwich, and no sandwich.
  var saysKind: Bool { name.prefix { $0 != "," && $0 != "(" }.split(separator: " ").count > 1 }
}
