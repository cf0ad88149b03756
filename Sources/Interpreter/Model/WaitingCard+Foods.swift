internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Words

/// Foods named while a meal waits: those already on the card get another amount, others are added.
extension WaitingCard {
  func added(_ parse: Parse) -> Reading {
    guard isOfMeal(parse) else { return .other }
    let named = parse.reference?.food.flatMap { things.named($0)?.only }
    // "El café era con leche de avena" of a café con leche: by the name that was said, too.
    let amended = (named.map { [$0] } ?? things.reversed()).lazy.compactMap { line in
      [line.name, named == nil ? nil : parse.reference?.food].lazy.compactMap(\.self)
        .compactMap { parse.amended($0, together) }.first.map { (line, $0) }
    }.first
    if let (line, said) = amended {
      return said.isOther
        ? .edits([Edit(line.target, .food(said.item.food, said.item.match?.resolved))])
        : .edits([.adding(said.item)])
    }
    if parse.isKind, let line = things.last { return ofKind(parse, line) }
    if let other = withOther(parse) { return other }
    let found =
      withSplash(parse, named) ?? ofEggs(parse) ?? contents(parse, of: named ?? things.last) ?? identified(parse)
      ?? recounted(parse)
      ?? kind(parse) ?? description(parse)
    if let found { return found }
    if let kind = onlyKind(parse) { return kind }
    var edits: [Edit] = []
    for item in parse.items.withoutPlaces(on: things) {
      switch said(item, parse) {
      case .edits(let said): edits += said
      case .question(let question): return .question(question)
      case .other: return .other
      }
    }
    switch leadingKind(parse) {
    case .edits(let kind): return .edits(kind + edits)
    case let question?: return question
    case nil: return .edits(edits)
    }
  }

  /// The kind that the word before the foods says of a line: "scrambled, with 10 g butter" of poached eggs. Nil where no word is
  /// left there; asks where no line, or several, have such a kind.
  private func leadingKind(_ parse: Parse) -> Reading? {
    let text = parse.text.lowercased()
    guard let word = parse.unaccounted.first, [",", " "].contains(where: { text.hasPrefix(word.lowercased() + $0) })
    else {
      return nil
    }
    let kinds = things.compactMap { line in
      line.kind(saidAs: word, together).map { Edit(line.target, .food($0.food, $0.match?.resolved)) }
        ?? stated(line, as: word)?.state.map { Edit(line.target, .state($0)) }
    }
    return kinds.count == 1 ? .edits(kinds) : .question(Replies.leftover([word]))
  }

  /// Changes a line to a kind of its food: "a chocolate one" about a muffin.
  func ofKind(_ parse: Parse, _ line: CardLine) -> Reading {
    guard parse.items.count == 1, let kind = kind(parse.items[0], of: line) else {
      return .question(.replyNotOnCard(words: parse.items.first?.food ?? parse.text))
    }
    return .edits([Edit(line.target, .food(kind.food, kind.match?.resolved))])
  }

  /// Applies "130 kcal per 100 g" to the only food of a meal: its energy, by what it weighs. Nil where it names a food, or
  /// says more than the energy, which the card cannot hold.
  func perHundredGrams(_ stated: SaveFoodCall) -> Reading? {
    guard stated.name.isEmpty, stated.per == nil, let energy = stated.figures.energy,
      stated.figures == Nutrients(energy: energy), type(of: call).takes(.energy(energy)), things.count == 1,
      let line = things.first, line.food != nil
    else { return nil }
    guard let grams = line.amount?.quantity(in: .gram) else { return .question(.replyHowMuchInAll(name: line.name)) }
    return .edits([Edit(line.target, .energy(energy * grams / FixedDecimal(100)))])
  }

  /// Whether the food is among the words that were asked about.
  private func wasLeftOut(_ item: FoodItem) -> Bool {
    (call as? LogMealCall)?.mayLeaveOut(item.food) ?? false
  }

  /// Applies a food that may be on the card: "another egg" is one more, "3 eggs" sets the amount.
  private func said(_ item: FoodItem, _ parse: Parse) -> Reading {
    let added = Edit(.card, .added(takenOff(item) ?? MealItem(item)))
    // "And just the one pita" is not one more.
    let isMore = (parse.intent == .add || parse.intent == .repeat) && !parse.isOnly || wasLeftOut(item)
    if isMore, let sum = sum(item) { return .edits([sum]) }
    guard !isMore,
      let named = things.named(item.food, food: item.match?.resolved?.id) ?? ending(item, isOnly: parse.isOnly)
    else {
      // "Brown rice", said of a curry with rice.
      let dish =
        isMore || !item.isUnmeasured
        ? nil : things.first { DishName($0.name).name(with: item.food) != nil || isBread(item.food, $0.name) }
      if let dish { return .question(.replyPartOfDish(food: item.food, dish: dish.name)) }
      if !isMore, let dish = things.first(where: { isPoured(item, into: $0) || isCountedPart(item, of: $0) }) {
        return .question(Replies.whichPart(amount: item.amount, food: item.food, of: dish.name))
      }
      return isMore || isKnown(item) ? .edits([added]) : .question(.replyNotOnCard(words: item.food))
    }
    guard let line = named.only else { return .question(Replies.whichLine(item.food, named.lines)) }
    if named.nearness == .kind {
      // "200 ml of oat milk" may be an additional drink, unless nothing was said of the milk's amount; "oat milk" says which
      // milk it was.
      guard item.isUnmeasured || line.isUnsaid else { return .edits([added]) }
      return .edits(([.food(item.food, item.match?.resolved)] + changes(item)).map { Edit(line.target, $0) })
    }
    if DishName(line.name).holdsBeside(item.food) || isCountedPart(item, of: line) {
      return .question(
        item.amount == .unsaid
          ? .replyPartOfDish(food: item.food, dish: line.name)
          : Replies.whichPart(amount: item.amount, food: item.food, of: line.name))
    }
    if item.isTimes, line.amount?.isWeight == true, let often = item.quantity {
      return .edits([Edit(line.target, .factor(often))])
    }
    let changes = changes(counted(item, on: line))
    // "No, 3 eggs and toast": the toast stays as it is.
    if changes.isEmpty, isRespelt(line, as: item) || parse.isSaidAnew {
      return .edits([Edit(line.target, .food(item.food, item.match?.resolved))])
    }
    return changes.isEmpty
      ? .question(.replyOnCardAlready(name: line.name)) : .edits(changes.map { Edit(line.target, $0) })
  }

  /// A food that the line before has taken off, as it stood: "put the feta back". Nil for any other, and where an amount is said.
  func takenOff(_ item: FoodItem) -> MealItem? {
    guard item.isUnmeasured, let food = item.match?.resolved?.id, !things.contains(where: { $0.food == food }) else {
      return nil
    }
    return mealBefore?.items.first { $0.resolved?.id == food }
  }

  /// Whether only the name of the line was misspelt: "muesli" about a "muesil".
  private func isRespelt(_ line: CardLine, as item: FoodItem) -> Bool {
    guard let match = item.match, match.quality <= .synonym, line.food == match.resolved?.id else { return false }
    return together(line.name, "").first?.match?.quality == .fuzzy
  }

  /// The lines whose compound name ends in that of the food, and mean such a food: "Eier" of Spiegeleier. Porridge is no
  /// kind of egg, though "Haferbrei" ends in one; but "nur ein Knödel" is one of the Semmelknödel.
  private func ending(_ item: FoodItem, isOnly: Bool) -> NamedLines? {
    guard let head = item.match?.title.plain else { return nil }
    let said = Stemmer.stem(Folding.folded(item.food), .german)
    let compounds = things.filter { line in
      // The German plural of the compound may have an ending more: "Spiegeleier".
      let name = Folding.folded(line.name)
      return (0...2).contains { name.dropLast($0).hasSuffix(said) && name.count - $0 > said.count }
    }
    let alike = compounds.filter { line in
      title(of: line).map { NameWords.folded($0.plain).last == NameWords.folded(head).last } ?? false
    }
    // "粽子只吃了一个" about 肉粽, meat zongzi.
    let kinds = things.filter { title(of: $0)?.plain.hasSuffix(" " + head) == true }
    if alike.isEmpty, !kinds.isEmpty { return NamedLines(nearness: .part, lines: kinds) }
    let lines = alike.isEmpty && isOnly ? compounds : alike
    return lines.isEmpty ? nil : NamedLines(nearness: .part, lines: lines)
  }

  /// "Beer" alone, about a stella that nobody knows: what it is. Nil where every food is known, or more is said.
  private func identified(_ parse: Parse) -> Reading? {
    guard parse.intent == .log, parse.items.count == 1, let item = parse.items.first, item.isUnmeasured,
      parse.saysOnly(item.food), let match = item.match, match.quality.isSure, unknown.count == 1,
      things.named(item.food, food: match.resolved?.id) == nil, call is LogMealCall
    else { return nil }
    return .edits([Edit(unknown[0].target, .food(item.food, match.resolved))])
  }

  /// What the food bank calls the food of a line.
  func title(of line: CardLine) -> String? { together(line.name, "").first?.match?.title }

  /// An increase of a food on the card, where the amounts can be added.
  private func sum(_ item: FoodItem) -> Edit? {
    let leastWeight = FixedDecimal(20)
    guard let named = things.named(item.food, food: item.match?.resolved?.id), named.nearness != .kind,
      let line = named.only,
      // "50 more rice" about 100 g of it.
      case let amount = weight(of: item.amount, on: line) ?? item.amount,
      amount.unit != nil || line.amount?.unit == nil
        || line.amount?.isWeight == true && amount.quantity.map({ $0 >= leastWeight }) == true,
      let sum = line.amount?.changed(by: .more, amount)
    else { return nil }
    return Edit(line.target, .amount(sum))
  }

  /// "15 grapes" about a bowl of grapes are 15 pieces, not 15 bowls.
  private func counted(_ item: FoodItem, on line: CardLine) -> FoodItem {
    if let weight = weight(of: item.amount, on: line) { return item.having(weight) }
    guard item.amount.quantity != nil, item.amount.unit == nil, let unit = line.amount?.unit, unit != .piece,
      !unit.isSize, isMeasured(item.food, .piece)
    else { return item }
    return item.having(Amount(quantity: item.amount.quantity, unit: .piece))
  }

  /// What so many pieces weigh, where it was said what one does: "6 fish fingers" of 28 g each.
  private func weight(of amount: Amount, on line: CardLine) -> Amount? {
    amount.unit == nil ? amount.quantity.flatMap(line.weight(ofPieces:)) : nil
  }

  func changes(_ item: FoodItem) -> [Edit.Change] {
    var changes: [Edit.Change] = []
    if let state = item.state { changes.append(.state(state)) }
    if item.amount != .unsaid { changes.append(.amount(item.amount)) }
    if let energy = item.statedEnergy { changes.append(.energy(energy)) }
    return changes
  }

  /// Whether it can be added: words without an amount that match no food may mean anything.
  private func isKnown(_ item: FoodItem) -> Bool {
    !item.isUnmeasured || item.match.map { $0.quality <= .compound } == true
  }
}

extension Edit {
  /// One more food on the card.
  static func adding(_ item: FoodItem) -> Edit {
    Edit(.card, .added(MealItem(item)))
  }
}

extension Edit.Change {
  var isAddition: Bool { if case .added = self { true } else { false } }
}

extension [FoodItem] {
  /// The foods without those that others were put on, which are on the card already: "10 g butter on the toast".
  func withoutPlaces(on lines: [CardLine]) -> [FoodItem] {
    // "Jam on the toast".
    let unpointed = filter { !$0.isPlace || !$0.isUnmeasured || lines.named($0.food) == nil }
    if !unpointed.isEmpty, unpointed.count < count { return unpointed }
    let others = filter { item in
      !item.isUnmeasured || lines.named(item.food, food: item.match?.resolved?.id)?.nearness ?? .kind == .kind
    }
    return others.allSatisfy(\.isUnmeasured) ? self : others
  }
}

extension Parse {
  /// Whether the line is just the food's name.
  func saysOnly(_ food: String) -> Bool {
    let said = text.lowercased()
    return said == food.lowercased() || said == food.lowercased() + "."
  }
}

extension FoodItem {
  /// The food alone, without amount and energy.
  var named: FoodItem {
    var named = having(.unsaid)
    named.statedEnergy = nil
    return named
  }

  /// Whether it is surely a food of its own, and another one.
  func isAnother(than kind: FoodItem) -> Bool {
    match.map { $0.quality.isSure && !$0.isAmbiguous && $0.title != kind.match?.title } ?? false
  }

  /// Whether there is no amount and no energy.
  var isUnmeasured: Bool { amount == .unsaid && statedEnergy == nil }

  /// Whether it is surely a food that is eaten by the piece.
  var mayStandBeside: Bool { match.map { $0.quality.isSure && $0.measures[.piece] != nil } ?? false }
}
