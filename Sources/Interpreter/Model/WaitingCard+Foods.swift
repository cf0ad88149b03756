internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition

/// What foods that are said while a meal waits are to it: what is on the card already gets another amount, what is not
/// comes onto it.
extension WaitingCard {
  func added(_ parse: Parse) -> Reading {
    guard isOfMeal(parse) else { return .other }
    let named = parse.reference?.food.flatMap { things.named($0)?.only }
    if let line = named ?? things.last, let said = parse.amended(line.name, together) {
      return said.isOther
        ? .edits([Edit(line.target, .food(said.item.food, said.item.match?.resolved))])
        : .edits([Edit(.card, .added(MealItem(said.item), isApproximate: said.item.isApproximate))])
    }
    if parse.isKind, let line = things.last { return ofKind(parse, line) }
    if let other = contents(parse, of: named ?? things.last) ?? kind(parse) { return other }
    var edits: [Edit] = []
    for item in parse.items.withoutPlaces(on: things) {
      switch said(item, parse) {
      case .edits(let said): edits += said
      case .question(let question): return .question(question)
      case .other: return .other
      }
    }
    return .edits(edits)
  }

  /// "A chocolate one", said of a muffin.
  func ofKind(_ parse: Parse, _ line: CardLine) -> Reading {
    guard parse.items.count == 1, let kind = kind(parse.items[0], of: line) else {
      return .question(.replyNotOnCard(words: parse.items.first?.food ?? parse.text))
    }
    return .edits([Edit(line.target, .food(kind.food, kind.match?.resolved))])
  }

  /// "It had banana and yogurt in it", said of a smoothie: a banana smoothie, with yogurt in it. Nil where no food that was said
  /// makes a kind of it.
  private func contents(_ parse: Parse, of line: CardLine?) -> Reading? {
    guard let line, !line.saysKind, parse.intent == .edit, parse.items.allSatisfy(\.isUnmeasured),
      let (first, kind) = parse.items.enumerated().lazy.compactMap({ index, item in
        self.kind(item, of: line).map { (index, $0) }
      }).first
    else { return nil }
    var others = parse.items
    others.remove(at: first)
    return .edits(
      [Edit(line.target, .food(kind.food, kind.match?.resolved))]
        + others.map { Edit(.card, .added(MealItem($0), isApproximate: $0.isApproximate)) })
  }

  /// "Had tea instead of coffee", where coffee is on the card. Nil where nothing on it is replaced.
  func replaced(_ parse: Parse) -> Reading? {
    guard isOfMeal(parse), let old = parse.replaced, let food = old.food,
      things.named(food, food: old.foodID) != nil
    else { return nil }
    return parse.replacement(of: old).map(read) ?? .question(Replies.leftover([food]))
  }

  /// It was asked whether it was eaten too.
  private func wasLeftOut(_ item: FoodItem) -> Bool {
    (call as? LogMealCall)?.mayLeaveOut(item.food) ?? false
  }

  /// "Just the chicken", of a card with chicken and rice. Nil where more is said of it, or something else.
  func onlyThese(_ parse: Parse) -> Reading? {
    let named = parse.items.compactMap { things.named($0.food, food: $0.match?.resolved?.id)?.only }
    guard parse.isOnly, isOfMeal(parse), parse.items.allSatisfy(\.isUnmeasured),
      !named.isEmpty, named.count == parse.items.count, Set(named).count < things.count
    else { return nil }
    return .edits(things.filter { !named.contains($0) }.map { Edit($0.target, .removed) })
  }

  /// "Another egg" is one more, "3 eggs" are three of what is on the card.
  private func said(_ item: FoodItem, _ parse: Parse) -> Reading {
    let added = Edit(.card, .added(MealItem(item), isApproximate: parse.isApproximate))
    let isMore = parse.intent == .add || parse.intent == .repeat || wasLeftOut(item)
    if isMore, let sum = sum(item) { return .edits([sum]) }
    guard !isMore, let named = things.named(item.food, food: item.match?.resolved?.id) else {
      // "Brown rice", said of a curry with rice.
      let dish = isMore || !item.isUnmeasured ? nil : things.first { DishName($0.name).name(with: item.food) != nil }
      if let dish { return .question(.replyPartOfDish(food: item.food, dish: dish.name)) }
      return isMore || isKnown(item) ? .edits([added]) : .question(.replyNotOnCard(words: item.food))
    }
    guard let line = named.only else { return .question(Replies.whichLine(item.food, named.lines)) }
    if named.nearness == .kind {
      // "200 ml of oat milk" may have been drunk beside the milk; "oat milk" says which milk it was.
      return .edits([item.isUnmeasured ? Edit(line.target, .food(item.food, item.match?.resolved)) : added])
    }
    if DishName(line.name).holdsBeside(item.food) {
      return .question(
        item.amount == .unsaid
          ? .replyPartOfDish(food: item.food, dish: line.name)
          : Replies.whichPart(amount: item.amount, food: item.food, of: line.name))
    }
    let changes = changes(item)
    return changes.isEmpty
      ? .question(.replyOnCardAlready(name: line.name)) : .edits(changes.map { Edit(line.target, $0) })
  }

  /// "Turkey", said alone of a ham sandwich: another kind of what is on the card. Of what may be eaten beside it, an apple and
  /// an orange juice, nobody can tell. Nil where no line of the card has such a kind.
  private func kind(_ parse: Parse) -> Reading? {
    guard parse.intent == .log, parse.items.count == 1, let item = parse.items.first,
      item.isUnmeasured, parse.saysOnly(item.food), things.named(item.food) == nil
    else { return nil }
    let found = things.compactMap { line in kind(item, of: line).map { (line: line, food: $0) } }
    if found.isEmpty, case let described = things.filter({ describes(item, $0) }), described.count == 1 {
      let line = described[0]
      return .question(.replyInsteadOrBeside(kind: "\(item.food) \(line.name)", line: line.name, food: item.food))
    }
    if found.isEmpty, let drink = madeWith(item) { return drink }
    guard found.count == 1, let line = found.first?.line, let food = found.first?.food else { return nil }
    return !item.mayStandBeside
      ? .edits([Edit(line.target, .food(food.food, food.match?.resolved))])
      : .question(.replyInsteadOrBeside(kind: food.food, line: line.name, food: item.food))
  }

  /// "Skim milk", said of a latte: the milk that it was made with. Nil where no drink of the card is made with it.
  private func madeWith(_ item: FoodItem) -> Reading? {
    for line in things {
      let drink = together(line.name + ",", item.food)
      guard drink.count == 1, let match = drink[0].match, match.title != item.match?.title else { continue }
      return drink[0].food.lowercased() == line.name.lowercased()
        ? .question(.replyUncountedMilk(words: item.food))
        : .edits([Edit(line.target, .food(drink[0].food, match.resolved))])
    }
    return nil
  }

  /// "It was turkey", said of a chicken sandwich: a turkey sandwich. Of a name that says no kind yet, what is a food by itself
  /// may be meant instead of it.
  func otherKind(_ item: FoodItem?, of line: CardLine) -> String? {
    guard let item, item.isUnmeasured, things.named(item.food) == nil, let kind = kind(item, of: line) else {
      return nil
    }
    return line.saysKind || !item.mayStandBeside ? kind.food : nil
  }

  /// "It was ham and cheese", said of a sandwich: all that was said makes one kind of it. Nil where no food is called so.
  func mixed(_ items: [FoodItem], _ change: Amendment, of line: CardLine) -> FoodItem? {
    guard items.count > 1, items.allSatisfy(\.isUnmeasured), change.amount == .unsaid, change.energy == nil,
      var all = items.first
    else { return nil }
    all.food = items.map(\.food).joined(separator: " and ")
    return kind(all, of: line)
  }

  private func kind(_ item: FoodItem, of line: CardLine) -> FoodItem? { line.kind(item, together) }

  /// "Decaf", of a latte: the word may say how that was, though it is also called a food.
  private func describes(_ item: FoodItem, _ line: CardLine) -> Bool {
    let together = together(item.food, line.name)
    return together.count == 1 && together[0].food.lowercased() == line.name.lowercased()
      && together[0].match?.quality.isSure == true
  }

  /// One more of what is on the card, where the two can be added.
  private func sum(_ item: FoodItem) -> Edit? {
    guard let named = things.named(item.food, food: item.match?.resolved?.id), named.nearness != .kind,
      let line = named.only, item.amount.unit != nil || line.amount?.unit == nil,
      let sum = line.amount?.changed(by: .more, item.amount)
    else { return nil }
    return Edit(line.target, .amount(sum))
  }

  private func changes(_ item: FoodItem) -> [Edit.Change] {
    var changes: [Edit.Change] = []
    if let state = item.state { changes.append(.state(state)) }
    if item.amount != .unsaid { changes.append(.amount(item.amount)) }
    if let energy = item.statedEnergy { changes.append(.energy(energy)) }
    return changes
  }

  /// Words without an amount that no food is called by may be meant as anything.
  private func isKnown(_ item: FoodItem) -> Bool {
    !item.isUnmeasured || item.match.map { $0.quality <= .compound } == true
  }
}

extension [FoodItem] {
  /// "10 g butter on the toast": what something was put on is said without an amount, and is there already.
  func withoutPlaces(on lines: [CardLine]) -> [FoodItem] {
    let others = filter { item in
      !item.isUnmeasured || lines.named(item.food, food: item.match?.resolved?.id)?.nearness ?? .kind == .kind
    }
    return others.allSatisfy(\.isUnmeasured) ? self : others
  }
}

extension Parse {
  /// Nothing but the name, neither a word for eating nor a plus.
  fileprivate func saysOnly(_ food: String) -> Bool {
    let said = text.lowercased()
    return said == food.lowercased() || said == food.lowercased() + "."
  }
}

extension FoodItem {
  /// Nothing is said of how much it was; "an" says nothing either.
  fileprivate var isUnmeasured: Bool { amount == .unsaid && statedEnergy == nil }

  /// It is surely a food that is eaten by the piece.
  fileprivate var mayStandBeside: Bool { match.map { $0.quality.isSure && $0.measures[.piece] != nil } ?? false }
}
