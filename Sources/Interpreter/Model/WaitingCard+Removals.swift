internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Words

/// What is taken off a waiting card, and what is left of a dish.
extension WaitingCard {
  func removed(_ deletion: DeleteEntriesCall, _ parse: Parse) -> Reading {
    // What is deleted beside corrections is an entry, whatever the card has of it.
    guard parse.when.isUnsaid || isOfMeal(parse), deletion.all != true || deletion.food != nil,
      !(call is CorrectEntriesCall && deletion.food != nil)
    else { return .other }
    if call is SaveRecipeCall, let food = deletion.food {
      return ingredient(food).map { .edits([Edit($0, .removed)]) }
        ?? (parse.isOfCard ? .question(.replyNotOnCardToRemove(words: food)) : .other)
    }
    if let entries = deletion.entries {
      let targets = entries.map { Edit.Target.line($0) }
      let isHeld = targets.allSatisfy { target in call.cardLines.contains { $0.target == target } }
      return isHeld ? .edits(targets.map { Edit($0, .removed) }) : .other
    }
    guard let food = deletion.food else {
      // What was added since is what "that" means.
      let gone = parse.reference?.isWhole == true && !isRevised ? things[...] : things.suffix(1)
      return .edits(gone.map { Edit($0.target, .removed) })
    }
    let said = together(food, "").first?.match
    let id = parse.reference?.foodID ?? (said?.quality.isSure == true ? said?.resolved?.id : nil)
    let named =
      things.named(food, food: id)
      ?? things.first { beside(food, of: $0) != nil }.map { NamedLines(nearness: .part, lines: [$0]) }
    guard let named else {
      // The butter of buttered toast.
      if let line = things.first(where: { isPartAlone(food, of: $0) }) {
        return .question(.replyPartOfDish(food: food, dish: line.name))
      }
      if let line = onlyOne(ofKind: food) ?? onlyOne(alike: food) ?? onlyOne(endingIn: food) {
        return .edits([Edit(line.target, .removed)])
      }
      return parse.isOfCard && call.cardPlace != nil ? .question(.replyNotOnCardToRemove(words: food)) : .other
    }
    guard let line = named.only ?? pointed(at: named.lines, in: parse) else {
      return .question(Replies.whichLine(food, named.lines))
    }
    // "The digestives", which are digestive biscuits.
    if line.food != nil && line.food == id || isHead(food, of: line) { return .edits([Edit(line.target, .removed)]) }
    if let (dish, part) = beside(food, of: line) {
      return rest(of: line, dish, without: part) ?? .question(.replyPartOfDish(food: food, dish: line.name))
    }
    if isPartAlone(food, of: line) { return .question(.replyPartOfDish(food: food, dish: line.name)) }
    return .edits([Edit(line.target, .removed)])
  }

  /// Whether it is the noun of the whole name: the crisps of "salt and vinegar crisps", as there are no vinegar crisps. The rice of
  /// "chicken and fried rice" is not.
  private func isHead(_ food: String, of line: CardLine) -> Bool {
    guard let last = DishName(line.name).last(endingIn: food) else { return false }
    return together(last, "").first?.match?.quality.isSure != true
  }

  /// What a food that a dish is eaten with is called, in the dish's own name or in the food bank's: "bread butter" is bread and
  /// butter there, and "şekerli çay" tea with sugar. Nil where it is eaten with none.
  private func beside(_ food: String, of line: CardLine) -> (dish: String, part: String)? {
    let title = title(of: line) ?? line.name
    let parts = [(line.name, food), (title, food), (title, together(food, "").first?.match?.title.plain ?? food)]
    return parts.first { DishName($0.0).holdsBeside($0.1) }
  }

  /// The toast left of "toast with jam" after "no jam", where it was not weighed. Nil where the rest is not a food, or
  /// was weighed together.
  private func rest(of line: CardLine, _ dish: String, without food: String) -> Reading? {
    guard line.amount?.isWeight != true, let rest = DishName(dish).rest(without: food, together) else { return nil }
    return .edits([Edit(line.target, .food(rest.name, rest.item.match?.resolved))])
  }

  /// Removes all lines but these.
  func kept(_ names: [String]) -> Reading {
    var staying: Set<CardLine> = []
    for name in names {
      guard let named = things.named(name) else { return .question(Replies.leftover([name])) }
      staying.formUnion(named.lines)
    }
    return .edits(things.filter { !staying.contains($0) }.map { Edit($0.target, .removed) })
  }
}
