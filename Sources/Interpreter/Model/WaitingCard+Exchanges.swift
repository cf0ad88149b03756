internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Words

/// Other foods in the place of a line's food, or of a part of its dish.
extension WaitingCard {
  /// The dish's name with a part replaced: "it was lamb, not chicken", "brown rice".
  func renamed(
    _ line: CardLine, _ change: Amendment, _ reference: EntryReference, _ item: FoodItem?
  ) -> String? {
    guard let food = change.food else { return nil }
    let dish = DishName(line.name)
    guard let old = reference.food else {
      return dish.name(with: food) ?? (reference.number == nil ? otherKind(item, of: line) : nil)
    }
    // A muffin in the place of a cheese scone is no cheese muffin.
    if !reference.isRuledOut, line.heads.count > 1, line.heads.last == Folding.folded(old), let item, isLike(item, line)
    {
      return nil
    }
    if dish.holdsAsPart(old) { return dish.name(with: food, insteadOf: old) }
    if let cut = cut(food, insteadOf: old, of: dish) { return cut }
    guard !reference.isRuledOut, let item, !(reference.isExchanged && isLike(item, line)) else { return nil }
    // "The milk was whole", of oat milk.
    if let title = item.match?.title, title == together(old, "").first?.match?.title { return nil }
    // "The muffin was blueberry".
    return kind(item.named, of: line)?.food
  }

  /// Another part of the same animal or plant: chicken thigh for "thigh, not breast" about chicken breast. Nil where no food is
  /// called so.
  private func cut(_ food: String, insteadOf old: String, of dish: DishName) -> String? {
    guard let name = dish.name(with: food, insteadOf: old), let kind = name.split(separator: " ").first.map(String.init)
    else { return nil }
    let isSure = [name, kind].allSatisfy { words in
      let foods = together(words, "")
      return foods.count == 1 && foods[0].match?.quality.isSure == true
    }
    return isSure ? name : nil
  }

  /// Whether a food may stand in the place of a line's food by itself, as rice may in that of noodles, and almonds cannot in
  /// that of milk: it has about as much energy.
  private func isLike(_ item: FoodItem, _ line: CardLine) -> Bool {
    let most = FixedDecimal(2)
    guard let match = item.match, match.quality.isSure, let energy = match.per100Grams.energy,
      let own = together(line.name, "").first?.match?.per100Grams.energy
    else { return false }
    return energy <= own * most && own <= energy * most
  }

  /// The question about "it was turkey" for a ham roll, where no food is called a turkey roll: what is in it, or all of it. Nil
  /// where it is clear.
  func fillingOrAll(
    _ parse: Parse, _ change: Amendment, _ reference: EntryReference, of line: CardLine
  ) -> Text? {
    guard reference.food == nil, reference.number == nil, change.isOnlyFood, parse.items.count == 1,
      let item = parse.items.first, line.saysKind, isMade(line.name), !isMade(item.food), let head = line.heads.last,
      renamed(line, change, reference, item) == nil
    else { return nil }
    return .replyInsteadOrBeside(kind: "\(item.food) \(head)", line: line.name, food: item.food)
  }

  /// The dish without its old part, and the new part beside it, where no food has the name of both: "tostada con margarina".
  func apart(_ name: String, _ line: CardLine, _ item: FoodItem?) -> [Edit]? {
    let whole = together(name, "")
    guard whole.count != 1 || whole[0].match?.quality.isSure != true, let item, item.match?.quality.isSure == true,
      let food = together(DishName(line.name).dish, "").first, food.match?.quality.isSure == true
    else { return nil }
    let added = splash(item.food, food.food).map(item.named.having) ?? item.named
    return [Edit(line.target, .food(food.food, food.match?.resolved)), .adding(added)]
  }

  /// The two foods of a renamed dish, where no food has its whole name: "prawn curry and rice". Nil where one has, or one of the
  /// two is unknown.
  func pair(named name: String, of line: CardLine) -> [Edit]? {
    let foods = together(name, "").map(\.named)
    guard foods.count == 2, foods.allSatisfy({ $0.match?.quality.isSure == true }) else { return nil }
    return [Edit(line.target, .food(foods[0].food, foods[0].match?.resolved)), .adding(foods[1])]
  }

  /// "It was feta, not mozzarella" about tomato and mozzarella, which is one food: tomato, and feta beside it. Nil where there is
  /// a food with the new name, or the dish is not of two foods.
  func exchanged(_ old: String, _ item: FoodItem?, of line: CardLine) -> [Edit]? {
    guard let item, item.match?.quality.isSure == true, item.amount == .unsaid,
      let gone = together(old, "").first?.match?.title, gone != item.match?.title,
      let pair = [line.name, title(of: line)].lazy.compactMap(\.self).map({ DishName($0).pair }).first(where: {
        $0.count == 2
      }),
      let place = pair.firstIndex(where: { together($0, "").first?.match?.title == gone }),
      let staying = together(pair[1 - place], "").first, staying.match?.quality.isSure == true,
      case let whole = together(staying.food, item.food),
      whole.count != 1 || whole[0].match?.quality.isSure != true || whole[0].match?.title == item.match?.title
    else { return nil }
    return [Edit(line.target, .food(staying.food, staying.match?.resolved)), .adding(item.named)]
  }

  /// "It was wholemeal bread" about bread with sausage, which is one food: that bread, and the sausage beside it. Nil where the
  /// two have a name together, or the food is no kind of the dish's first.
  func otherBase(_ item: FoodItem, of line: CardLine) -> [Edit]? {
    guard let match = item.match, match.quality.isSure, item.amount == .unsaid, let title = title(of: line),
      title != match.title,
      let pair = [line.name, title.plain].lazy.map({ DishName($0).pair }).first(where: { $0.count == 2 }),
      let base = together(pair[0], "").first?.match?.title.plain, match.title.plain.hasSuffix(" " + base),
      let beside = together(pair[1], "").first, beside.match?.quality.isSure == true
    else { return nil }
    let added = splash(beside.food, item.food).map(beside.named.having) ?? beside.named
    return [Edit(line.target, .food(item.food, match.resolved)), .adding(added)]
  }

  /// "It was blueberries" about yogurt with raspberries, which is one food: those in their place. Nil where the food is not of
  /// the kind of what the dish is with, but of the dish's own.
  func otherBeside(_ item: FoodItem, of line: CardLine) -> [Edit]? {
    let pair = DishName(line.name).pair
    guard pair.count == 2, let match = item.match, match.quality.isSure, item.amount == .unsaid,
      DishName(line.name).name(with: item.food).map({ together($0, "").first?.match?.quality.isSure == true }) != true,
      let base = together(pair[0], "").first?.match, base.quality.isSure, base.category != match.category,
      let beside = together(pair[1], "").first?.match, beside.category == match.category, beside.title != match.title
    else { return nil }
    return [Edit(line.target, .food(pair[0], base.resolved)), .adding(item.named)]
  }
}
