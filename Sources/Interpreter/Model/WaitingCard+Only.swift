internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// Foods in place of others, and foods that were not eaten.
extension WaitingCard {
  /// Replaces a food on the card: "had tea instead of coffee". Nil where none on it is replaced.
  func replaced(_ parse: Parse) -> Reading? {
    guard isOfMeal(parse), let old = parse.replaced, let food = old.food,
      things.named(food, food: old.foodID) != nil
    else { return nil }
    return parse.replacement(of: old).map(read) ?? .question(Replies.leftover([food]))
  }

  /// Takes off the card what a line says that there was none of: "3 eggs and no bacon". Of a dish that it adds, the card
  /// has nothing.
  func leavingOut(_ parse: Parse, of reading: Reading) -> Reading {
    // What is added without butter says nothing of the butter on the card, but "it was with salad, no mash" does.
    guard case .edits(let edits) = reading, parse.intent == .edit || !edits.contains(where: \.change.isAddition) else {
      return reading
    }
    var removals: [Edit] = []
    for reference in parse.without {
      guard let food = reference.food, let named = things.named(food, food: reference.foodID), named.nearness != .kind
      else { continue }
      guard let line = named.only else { return .question(Replies.whichLine(food, named.lines)) }
      removals.append(Edit(line.target, .removed))
    }
    return .edits(edits + removals)
  }

  /// "No jam, only butter": takes off the card what was not eaten, and adds what it does not have yet. Nil where the card has
  /// nothing of it.
  func onlyOther(_ parse: Parse) -> Reading? {
    guard parse.isOnly, isOfMeal(parse), !parse.without.isEmpty else { return nil }
    var edits: [Edit] = []
    for reference in parse.without {
      guard let food = reference.food, let named = things.named(food, food: reference.foodID) else { continue }
      guard let line = named.only else { return .question(Replies.whichLine(food, named.lines)) }
      if DishName(line.name).holdsBeside(food) { return .question(.replyPartOfDish(food: food, dish: line.name)) }
      edits.append(Edit(line.target, .removed))
    }
    guard !edits.isEmpty else { return nil }
    let others = parse.items.filter { things.named($0.food, food: $0.match?.resolved?.id) == nil }
    return .edits(edits + others.map(Edit.adding))
  }

  /// Keeps only the named foods: "just the chicken" on a card with chicken and rice. Nil where it says anything else.
  func onlyThese(_ parse: Parse) -> Reading? {
    let named = parse.items.compactMap { things.named($0.food, food: $0.match?.resolved?.id)?.only }
    guard parse.isOnly, isOfMeal(parse), parse.items.allSatisfy(\.isUnmeasured),
      !named.isEmpty, named.count == parse.items.count, Set(named).count < things.count
    else { return nil }
    return .edits(things.filter { !named.contains($0) }.map { Edit($0.target, .removed) })
  }
}
