internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Words

/// Changes of a waiting card's lines.
extension WaitingCard {
  func changed(_ change: Amendment, _ said: Parse) -> Reading {
    let parse = ruledOut(in: said, change)
    let reference = parse.reference ?? .last
    // "No, I did have the feta", which was taken off.
    if change.isOnlyFood, reference == .last, let item = parse.items.first, let gone = takenOff(item) {
      return .edits([Edit(.card, .added(gone))])
    }
    if change.isMove { return moved(parse, reference, places(change)) }
    if let target = soleTarget(change, reference) { return target }
    if let ofIngredient = ofIngredient(change, reference, parse) { return ofIngredient }
    if let price = price(change, reference, parse) { return price }
    if let described = described(parse, change, reference) ?? prepared(parse, change, reference) { return described }
    if let several = several(change, reference, parse) ?? ofEggs(parse) ?? ofEggs(reference, change) {
      return several
    }
    if let kinds = ofKinds(change, reference) { return kinds }
    switch line(of: reference, change, parse.items.first) {
    case .none: return .other
    case .several(let question): return .question(question)
    case .one(let line):
      let reading = changed(line, change, reference, parse)
      guard case .edits(let edits) = reading else { return reading }
      return .edits(edits + places(change))
    }
  }

  /// The edits of the meal, the day and the time.
  private func places(_ change: Amendment) -> [Edit] {
    let places: [Edit.Change?] = [
      change.slot.map { .slot($0) }, change.day.map { .day($0.description) }, change.time.map { .time($0) },
    ]
    return places.compactMap(\.self).map { Edit(.card, $0) }
  }

  /// Changes one line, or asks what is meant of it.
  private func changed(
    _ line: CardLine, _ said: Amendment, _ reference: EntryReference, _ parse: Parse
  ) -> Reading {
    // Small slices of a pizza are no small pizzas.
    if said.unit?.isSize == true, said.food == nil, line.amount?.unit == .slice {
      return .question(.replyHowMuchInAll(name: line.name))
    }
    let change = fitted(said, to: line, reference)
    let isUnnamed = reference.food == nil && reference.number == nil
    if isUnnamed, let kind = mixed(parse.items, change, of: line) {
      return .edits([Edit(line.target, .food(kind.food, kind.match?.resolved))])
    }
    if parse.isKind, reference.food == nil { return ofKind(parse, line) }
    if isUnnamed, let question = change.question(about: line) { return .question(question) }
    if let question = fillingOrAll(parse, change, reference, of: line) ?? leftover(parse)
      ?? energyOfAll(change, reference)
    {
      return .question(question)
    }
    if let several = changedInAll(line, change, reference, parse) { return several }
    let food = isUnnamed && change.food == parse.items.first?.food ? parse.items.first : nil
    return .edits(
      food.flatMap { otherBase($0, of: line) ?? otherBeside($0, of: line) }
        ?? changedFood(line, change, reference, parse))
  }

  /// The change as it is meant of a line: a number of what the line is measured in.
  private func fitted(_ said: Amendment, to line: CardLine, _ reference: EntryReference) -> Amendment {
    let ofLine = said.ofEnergy(on: line).ofSize(on: line).ofUnit(on: line, reference).ofPieces(on: line)
    var change = call is LogMealCall ? ofLine.ofWeight(on: line) : ofLine
    if change.unit == .piece {
      // "Domates 1 taneydi" about two tomatoes is one of them, "only 3 pieces" of a pizza are slices.
      let isOfSeveral = line.amount?.unit == nil && line.count > FixedDecimal(1)
      change.unit = isOfSeveral || !isMeasured(line.name, .slice) ? nil : .slice
    }
    return change
  }

  /// A change by how much it is of all, of each, or more than before. Nil for a new amount or food of the line.
  private func changedInAll(
    _ line: CardLine, _ change: Amendment, _ reference: EntryReference, _ parse: Parse
  ) -> Reading? {
    if let share = shareOfAll(change, reference) { return .edits([Edit(.card, .factor(share))]) }
    if reference.isPair, things.count != 2 { return .question(Replies.whichLine(parse.text, things)) }
    if reference.isWhole, change.quantity != nil { return all(change.amount) }
    if change.isEach || change.isOfOne && line.count > FixedDecimal(1) {
      return each(line, reference, change, isNamed: change.food != nil)
    }
    return change.difference.map { changed(line, by: $0, change.amount) }
  }

  /// The edits for another food, kind or state of a line, with what else was said of it.
  private func changedFood(
    _ line: CardLine, _ change: Amendment, _ reference: EntryReference, _ parse: Parse
  ) -> [Edit] {
    if let old = reference.food, let exchanged = exchanged(old, parse.items.first, of: line) { return exchanged }
    var changes = kindSaid(in: parse, of: line) + changes(change, of: line.name, parse.items)
    if let stated = inState(change, reference, of: line) {
      changes = changes.map { $0 == .state(stated.state) ? .food(stated.food, stated.resolved) : $0 }
    }
    if let name = renamed(line, change, reference, parse.items.first) {
      let dish = DishName(line.name)
      if reference.food.map(dish.holdsBeside) ?? (reference.number == nil && dish.isJoined),
        let apart = apart(name, line, parse.items.first)
      {
        return apart
      }
      if let pair = pair(named: name, of: line) { return pair }
      changes = changes.map { $0.isFood ? .food(name) : $0 }
    }
    return changes.map { Edit(line.target, $0) }
  }

  /// "No era pollo, era pavo": the food that is left over, and is on the card, is what it was not.
  private func ruledOut(in parse: Parse, _ change: Amendment) -> Parse {
    guard parse.reference?.food == nil, parse.reference?.number == nil, change.isOnlyFood, parse.unaccounted.count == 1,
      let line = things.named(parse.unaccounted[0])?.only
    else { return parse }
    var parse = parse
    parse.reference = EntryReference(food: line.name)
    parse.reference?.isRuledOut = true
    parse.unaccounted = []
    return parse
  }

  /// "It was 5 fish fingers and 60 g of peas": each food with its own amount. Nil where not all of them have one.
  private func several(_ change: Amendment, _ reference: EntryReference, _ parse: Parse) -> Reading? {
    guard parse.items.count > 1, reference.food == nil || reference.food == parse.items[0].food,
      reference.number == nil, change.difference == nil,
      parse.items.allSatisfy({ $0.amount != .unsaid }), isOfMeal(parse)
    else { return nil }
    return added(parse)
  }

  /// The same amount for each of several lines of a kind: "the cheeses were 25 g each" of brie and stilton; asks where it may be
  /// that of all. Nil where a line has that name, or only one is of the kind.
  private func ofKinds(_ change: Amendment, _ reference: EntryReference) -> Reading? {
    guard let food = reference.food, change.quantity != nil, change.difference == nil, change.food == nil,
      case let named = things.named(food, food: reference.foodID),
      named.map({ $0.lines.count > 1 || $0.nearness == .part || $0.nearness == .kind }) ?? true,
      change.isEach || NameWords.folded(food).last.map({ Stemmer.isPlural(String($0)) }) == true,
      case let alike = lines(ofKind: food) + (named?.lines ?? []),
      case let kinds = things.filter(alike.contains), kinds.count > 1
    else { return nil }
    guard change.isEach else { return .question(Replies.whichLine(food, kinds)) }
    return .edits(kinds.map { Edit($0.target, .amount(change.amount)) })
  }

  /// Moves the card: "for dinner", or "the soup was dinner" where the soup is all that is on it.
  private func moved(_ parse: Parse, _ reference: EntryReference, _ ofPlace: [Edit]) -> Reading {
    guard let food = reference.food else { return reference.number == nil ? .edits(ofPlace) : .other }
    guard call.cardPlace != nil, things.named(food, food: reference.foodID) != nil else { return .other }
    return things.count == 1 ? .edits(ofPlace) : .question(Replies.leftover([parse.text]))
  }

  private func changes(_ change: Amendment, of name: String, _ items: [FoodItem]) -> [Edit.Change] {
    var changes: [Edit.Change] = []
    let takesState = change.state.map { type(of: call).takes(.state($0)) } ?? true
    if let food = takesState ? change.food : change.statedFood, !keepsName(name, change, items.first) {
      let resolved = takesState ? items.first?.match?.resolved : change.resolved(among: items)
      changes.append(.food(food, resolved))
    }
    if let state = change.state, takesState { changes.append(.state(state)) }
    let amount = Amount(quantity: change.quantity, unit: change.unit)
    if amount != .unsaid { changes.append(.amount(amount)) }
    if let energy = change.energy { changes.append(stated(energy, change.figures)) }
    if change.isSkipped { changes.append(.skipped) }
    if change.isEaten { changes.append(.counted) }
    if let factor = change.factor { changes.append(.factor(factor)) }
    return changes
  }

  /// The energy, with the other figures where the card has a place for them.
  private func stated(_ energy: FixedDecimal, _ figures: Nutrients) -> Edit.Change {
    guard figures != .unknown, type(of: call).takes(.figures(figures)) else { return .energy(energy) }
    var all = figures
    all.energy = energy
    return .figures(all)
  }

  /// Whether a shorter name means the waiting food: an amount of "the rice" is one of the brown rice.
  private func keepsName(_ name: String, _ change: Amendment, _ item: FoodItem?) -> Bool {
    guard change.quantity != nil || change.unit != nil, let food = change.food else { return false }
    if let named = [CardLine(.card, name)].named(food) { return named.nearness != .kind }
    if CardLine(.card, name).isCompound(of: food) { return true }
    // "Drei Eier" about a Spiegelei, a fried egg.
    guard let whole = title(of: CardLine(.card, name)), let other = item?.match?.title else { return false }
    return whole.plain.hasSuffix(" " + other.plain)
  }

  /// A share of a whole card: "half portion" of a burger with fries. Nil where it is one of what was changed last.
  private func shareOfAll(_ change: Amendment, _ reference: EntryReference) -> FixedDecimal? {
    let isOfOne = reference.unit.map { unit in things.contains { $0.amount?.unit == unit } } ?? false
    guard things.count > 1, latest == nil, reference.food == nil, reference.number == nil, !isOfOne, change.food == nil,
      change.difference == nil, change.energy == nil, !change.isEach
    else { return nil }
    if let factor = change.factor { return factor }
    guard change.unit == nil || change.unit == .serving, let quantity = change.quantity, quantity < FixedDecimal(1)
    else {
      return nil
    }
    return quantity
  }

  /// Applies an amount to all: "they were all 50 g".
  private func all(_ amount: Amount) -> Reading {
    guard things.count > 1 || amount.isWeight else { return .edits([Edit(.card, .amount(amount))]) }
    return .edits(things.map { Edit($0.target, .amount(amount)) })
  }

  /// Applies an amount of each: "330 ml each". It is multiplied for the one counted food, such as two beers; if no food
  /// is counted, it applies to all. For one food without a count the total is unknown, so it asks.
  private func each(
    _ line: CardLine, _ reference: EntryReference, _ change: Amendment, isNamed: Bool
  ) -> Reading {
    let isNamed = isNamed || reference.food != nil || reference.number != nil || line.target == latest?.target
    let meant = isNamed ? [line] : things
    // "3 of each".
    if meant.count > 1, change.unit == nil, let count = change.quantity, count.wholeNumber != nil {
      return .edits(meant.map { Edit($0.target, .amount(Amount(quantity: count))) })
    }
    let counted = meant.filter { $0.count > FixedDecimal(1) }
    guard let each = change.quantity ?? change.energy, counted.count < 2 else {
      return .question(Replies.whichEach(counted))
    }
    if counted.isEmpty, meant.count == 1 { return .question(.replyHowMuchInAll(name: meant[0].name)) }
    return .edits(
      (counted.isEmpty ? meant : counted).map { line in
        let all = each * line.count
        return Edit(
          line.target, change.quantity == nil ? .energy(all) : .amount(Amount(quantity: all, unit: change.unit)))
      })
  }

  /// Applies "10 g more"; for a counted food the total is unknown, so it asks.
  private func changed(_ line: CardLine, by difference: Difference, _ amount: Amount) -> Reading {
    let isOfCard = line.target == .card && call.cardLines.isEmpty
    // One more of 200 g is not 201 g.
    let leastWeight = FixedDecimal(5)
    let isPiecesOfWeight =
      line.amount?.isWeight == true && amount.unit == nil && amount.quantity.map { $0 < leastWeight } == true
    guard !isOfCard, !isPiecesOfWeight, let sum = line.standing(for: amount)?.changed(by: difference, amount),
      let quantity = sum.quantity, quantity >= .zero
    else { return .question(.replyHowMuchInAll(name: line.name)) }
    guard quantity > .zero else { return .edits([Edit(line.target, .removed)]) }
    return .edits([Edit(line.target, .amount(sum))])
  }
}

extension Amendment {
  /// A number alone is another energy where the energy is all that was said: "more like 650".
  fileprivate func ofEnergy(on line: CardLine) -> Amendment {
    let leastEnergy = FixedDecimal(20)
    guard line.saysEnergy, line.amount?.isWeight != true, unit == nil, energy == nil, factor == nil, let quantity,
      quantity >= leastEnergy
    else { return self }
    var change = self
    (change.quantity, change.energy) = (nil, quantity)
    return change
  }

  /// "The milk was 150" about a glass of it: nobody has so many glasses.
  fileprivate func ofWeight(on line: CardLine) -> Amendment {
    let (leastWeight, mostTimes) = (FixedDecimal(20), FixedDecimal(10))
    guard unit == nil, energy == nil, factor == nil, difference == nil, food == nil, let quantity,
      quantity >= leastWeight, quantity > line.count * mostTimes, line.amount?.unit != nil,
      line.amount?.isWeight != true
    else { return self }
    var change = self
    change.unit = .gram
    return change
  }

  /// "Only 6" of 8 that weigh 28 g each.
  fileprivate func ofPieces(on line: CardLine) -> Amendment {
    guard unit.map({ $0.kind == .counted && !$0.isSize }) ?? true, !isEach, !isOfOne, energy == nil,
      let weight = quantity.flatMap(line.weight(ofPieces:))
    else { return self }
    var change = self
    (change.quantity, change.unit) = (weight.quantity, weight.unit)
    return change
  }

  /// "Tablespoons, not teaspoons" keeps how many they were.
  fileprivate func ofUnit(on line: CardLine, _ reference: EntryReference) -> Amendment {
    guard unit != nil, quantity == nil, food == nil, let was = reference.amount, was.quantity == nil,
      was.unit == line.amount?.unit
    else { return self }
    var change = self
    change.quantity = line.amount?.quantity
    return change
  }

  /// "They were the small ones" keeps how many they were.
  fileprivate func ofSize(on line: CardLine) -> Amendment {
    guard unit?.isSize == true, quantity == nil || quantity == FixedDecimal(1), line.count > FixedDecimal(1) else {
      return self
    }
    var change = self
    change.quantity = line.count
    return change
  }
}

extension CardLine {
  /// The amount that one in pieces is added to or taken from: a food of which nothing was said is one.
  fileprivate func standing(for difference: Amount) -> Amount? {
    isUnsaid && difference.unit == nil ? Amount(quantity: FixedDecimal(1)) : amount
  }
}

extension Edit.Change {
  var isFood: Bool { if case .food = self { true } else { false } }
}
