internal import Calls
internal import Nutrition
internal import Words

/// What says of which kind something was, or of what it was made, after it was logged.
extension Parse {
  /// Whether it adds one solid food with a usual serving: "with peanut butter".
  var isPutOn: Bool {
    guard intent == .edit, items.count == 1, items[0].isUnmeasured, let match = items[0].match else { return false }
    return match.quality.isSure && match.measures[.glass] == nil && match.measures[.serving] != nil
  }

  /// "Semi skimmed", right after a glass of milk was logged: which milk it was. Nil where the words are the food's whole name,
  /// or no line or several have such a kind.
  func kindAlone(of lines: [CardLine]) -> Parse? {
    guard intent == .log, items.count == 1, let item = items.first, item.isUnmeasured, saysOnly(item.food),
      let match = item.match, match.quality.isSure
    else { return nil }
    let said = Set(Stemmer.stems(of: item.food))
    let found = lines.filter { line in
      match.title.plain.lowercased().hasSuffix(" " + line.name.lowercased())
        && said.isDisjoint(with: Stemmer.stems(of: line.name))
    }
    return found.count == 1 ? replacement(of: EntryReference(food: found[0].name, isLast: true), by: item) : nil
  }

  /// The eggs that it counts, where it names nothing else and adds none.
  var eggsAlone: FoodItem? {
    guard items.count == 1, let eggs = items.first, eggs.match?.isEgg == true, eggs.quantity != nil, intent != .add
    else { return nil }
    return eggs
  }

  /// "With oat milk" about a latte: another food, or a content with its amount. Nil where it may be beside it.
  func amended(
    _ food: String, _ together: (String, String) -> [FoodItem]
  ) -> (item: FoodItem, isOther: Bool)? {
    guard command == .log, intent == .edit, items.count == 1, items[0].amount == .unsaid else { return nil }
    let found = together(food, text)
    guard let first = found.first, first.match?.quality.isSure == true else { return nil }
    if found.count == 1, first.food.lowercased() != food.lowercased() {
      // Milk with butter is no buttermilk.
      let isGrown = first.match?.title.plain.lowercased() == first.food.lowercased().replacing(" ", with: "")
      return isGrown ? nil : (first, true)
    }
    return found.count == 2 && found[1].amount != .unsaid ? (found[1], false) : nil
  }
}

extension [CardLine] {
  /// The first dish that is made of so many eggs, and its servings. Nil where none is made of eggs.
  func made(
    of eggs: FoodItem, _ together: (String, String) -> [FoodItem]
  ) -> (line: CardLine, amount: Amount)? {
    guard let count = eggs.quantity else { return nil }
    for line in self {
      let made = together(line.name + ",", count.description + " " + eggs.food)
      guard made.count == 1, made[0].unit == .serving, made[0].food.lowercased() == line.name.lowercased() else {
        continue
      }
      return (line, made[0].amount)
    }
    return nil
  }
}
