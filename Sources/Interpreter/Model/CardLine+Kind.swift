internal import Calls

extension CardLine {
  /// A kind of the line's food, named by a word and its name or last noun: "turkey" of a ham sandwich, and "ribeye",
  /// which is a food itself, of a steak. Nil where no food has that name.
  ///
  /// - Parameter together: parses a word and a food together.
  func kind(_ item: FoodItem, _ together: (String, String) -> [FoodItem]) -> FoodItem? {
    if let kind = spanishKind(item, together) { return kind }
    for head in heads {
      let found = together(item.food, head)
      if found.count == 1, let kind = found.first, kind.match?.quality.isSure == true,
        kind.food.lowercased() == item.food.lowercased() + " " + head
      {
        return kind
      }
    }
    return nil
  }

  /// "Un sándwich de pavo" of "sándwich de pollo": Spanish has the kind behind "de".
  private func spanishKind(_ item: FoodItem, _ together: (String, String) -> [FoodItem]) -> FoodItem? {
    let words = name.lowercased().split(separator: " ")
    guard let of = words.firstIndex(of: "de"), of > 0, of < words.count - 1 else { return nil }
    let head = words[...of].joined(separator: " ")
    let found = together(head, item.food)
    guard found.count == 1, let kind = found.first, kind.match?.quality.isSure == true,
      kind.food.lowercased() == head + " " + item.food.lowercased()
    else { return nil }
    return kind
  }

  /// What a kind of its food may end in: the whole name, and its last word. None where it has several foods.
  var heads: [String] {
    let name = self.name.lowercased().prefix { $0 != "," && $0 != "(" }
    let words = name.split(separator: " ")
    guard let head = words.last, !DishName(self.name).isJoined else { return [] }
    return words.count == 1 ? [String(head)] : [String(name), String(head)]
  }

  /// Whether a word may describe the line's food although it is also a food's name: "decaf" of a latte.
  func isDescribed(by item: FoodItem, _ together: (String, String) -> [FoodItem]) -> Bool {
    let together = together(item.food, name)
    return together.count == 1 && together[0].food.lowercased() == name.lowercased()
      && together[0].match?.quality.isSure == true
  }

  /// Whether its name already has a kind: "ham sandwich", but not "sandwich".
  var saysKind: Bool { name.prefix { $0 != "," && $0 != "(" }.split(separator: " ").count > 1 }
}
