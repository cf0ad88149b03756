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
    let places: [Edit.Change?] = [
      change.slot.map { .slot($0) }, change.day.map { .day($0.description) }, change.time.map { .time($0) },
    ]
    let ofPlace = places.compactMap(\.self).map { Edit(.card, $0) }
    if change.isMove { return moved(parse, reference, ofPlace) }
    if let target = soleTarget(change, reference) { return target }
    if let ofIngredient = ofIngredient(change, reference, parse) { return ofIngredient }
    if let price = price(change, reference, parse) { return price }
    if let described = described(parse, change, reference) { return described }
    if let several = several(change, reference, parse) { return several }
    switch line(of: reference, change, parse.items.first) {
    case .none: return .other
    case .several(let question): return .question(question)
    case .one(let line):
      // Small slices of a pizza are no small pizzas.
      if change.unit?.isSize == true, change.food == nil, line.amount?.unit == .slice {
        return .question(.replyHowMuchInAll(name: line.name))
      }
      let said = change.ofEnergy(on: line).ofSize(on: line)
      var change = call is LogMealCall ? said.ofWeight(on: line) : said
      // "Only 3 pieces" of a pizza are slices.
      if change.unit == .piece, isMeasured(line.name, .slice) { change.unit = .slice }
      if reference.food == nil, reference.number == nil, let kind = mixed(parse.items, change, of: line) {
        return .edits([Edit(line.target, .food(kind.food, kind.match?.resolved))] + ofPlace)
      }
      if parse.isKind, reference.food == nil { return ofKind(parse, line) }
      if reference.food == nil, reference.number == nil, let question = change.question(about: line) {
        return .question(question)
      }
      if let question = fillingOrAll(parse, change, reference, of: line) { return .question(question) }
      if let question = leftover(parse) ?? energyOfAll(change, reference) { return .question(question) }
      if let share = shareOfAll(change, reference) { return .edits([Edit(.card, .factor(share))]) }
      if reference.isPair, things.count != 2 { return .question(Replies.whichLine(parse.text, things)) }
      if reference.isWhole, change.quantity != nil { return all(change.amount) }
      if change.isEach || change.isOfOne && line.count > FixedDecimal(1) {
        return each(line, reference, change, isNamed: change.food != nil)
      }
      if let difference = change.difference { return changed(line, by: difference, change.amount) }
      if reference.food == nil, reference.number == nil, let item = parse.items.first, change.food == item.food,
        let edits = otherBase(item, of: line) ?? otherBeside(item, of: line)
      {
        return .edits(edits + ofPlace)
      }
      var changes = kindSaid(in: parse, of: line) + changes(change, of: line.name, parse.items)
      if let old = reference.food, let exchanged = exchanged(old, parse.items.first, of: line) {
        return .edits(exchanged + ofPlace)
      }
      if let name = renamed(line, change, reference, parse.items.first) {
        let dish = DishName(line.name)
        if reference.food.map(dish.holdsBeside) ?? (reference.number == nil && dish.isJoined),
          let apart = apart(name, line, parse.items.first)
        {
          return .edits(apart + ofPlace)
        }
        changes = changes.map { $0.isFood ? .food(name) : $0 }
      }
      return .edits(changes.map { Edit(line.target, $0) } + ofPlace)
    }
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

  /// Moves the card: "for dinner", or "the soup was dinner" where the soup is all that is on it.
  private func moved(_ parse: Parse, _ reference: EntryReference, _ ofPlace: [Edit]) -> Reading {
    guard let food = reference.food else { return reference.number == nil ? .edits(ofPlace) : .other }
    guard call.cardPlace != nil, things.named(food, food: reference.foodID) != nil else { return .other }
    return things.count == 1 ? .edits(ofPlace) : .question(Replies.leftover([parse.text]))
  }

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
      let gone = parse.reference?.isWhole == true ? things[...] : things.suffix(1)
      return .edits(gone.map { Edit($0.target, .removed) })
    }
    let named =
      things.named(food, food: parse.reference?.foodID)
      ?? things.first { beside(food, of: $0) != nil }.map { NamedLines(nearness: .part, lines: [$0]) }
    guard let named else {
      // The butter of buttered toast.
      if let line = things.first(where: { isPartAlone(food, of: $0) }) {
        return .question(.replyPartOfDish(food: food, dish: line.name))
      }
      if let line = onlyOne(ofKind: food) { return .edits([Edit(line.target, .removed)]) }
      return parse.isOfCard && call.cardPlace != nil ? .question(.replyNotOnCardToRemove(words: food)) : .other
    }
    guard let line = named.only ?? pointed(at: named.lines, in: parse) else {
      return .question(Replies.whichLine(food, named.lines))
    }
    if let (dish, part) = beside(food, of: line) {
      return rest(of: line, dish, without: part) ?? .question(.replyPartOfDish(food: food, dish: line.name))
    }
    if isPartAlone(food, of: line) { return .question(.replyPartOfDish(food: food, dish: line.name)) }
    return .edits([Edit(line.target, .removed)])
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

  /// The dish's name with a part replaced: "it was lamb, not chicken", "brown rice".
  private func renamed(
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
  private func fillingOrAll(
    _ parse: Parse, _ change: Amendment, _ reference: EntryReference, of line: CardLine
  ) -> Text? {
    guard reference.food == nil, reference.number == nil, change.isOnlyFood, parse.items.count == 1,
      let item = parse.items.first, line.saysKind, isMade(line.name), !isMade(item.food), let head = line.heads.last,
      renamed(line, change, reference, item) == nil
    else { return nil }
    return .replyInsteadOrBeside(kind: "\(item.food) \(head)", line: line.name, food: item.food)
  }

  /// The dish without its old part, and the new part beside it, where no food has the name of both: "tostada con margarina".
  private func apart(_ name: String, _ line: CardLine, _ item: FoodItem?) -> [Edit]? {
    let whole = together(name, "")
    guard whole.count != 1 || whole[0].match?.quality.isSure != true, let item, item.match?.quality.isSure == true,
      let food = together(DishName(line.name).dish, "").first, food.match?.quality.isSure == true
    else { return nil }
    let added = splash(item.food, food.food).map(item.named.having) ?? item.named
    return [Edit(line.target, .food(food.food, food.match?.resolved)), .adding(added)]
  }

  /// "It was feta, not mozzarella" about tomato and mozzarella, which is one food: tomato, and feta beside it. Nil where there is
  /// a food with the new name, or the dish is not of two foods.
  private func exchanged(_ old: String, _ item: FoodItem?, of line: CardLine) -> [Edit]? {
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
  private func otherBase(_ item: FoodItem, of line: CardLine) -> [Edit]? {
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
  private func otherBeside(_ item: FoodItem, of line: CardLine) -> [Edit]? {
    let pair = DishName(line.name).pair
    guard pair.count == 2, let match = item.match, match.quality.isSure, item.amount == .unsaid,
      DishName(line.name).name(with: item.food).map({ together($0, "").first?.match?.quality.isSure == true }) != true,
      let base = together(pair[0], "").first?.match, base.quality.isSure, base.category != match.category,
      let beside = together(pair[1], "").first?.match, beside.category == match.category, beside.title != match.title
    else { return nil }
    return [Edit(line.target, .food(pair[0], base.resolved)), .adding(item.named)]
  }

  /// A share of a whole card: "half portion" of a burger with fries. Nil where it is one of what was changed last.
  private func shareOfAll(_ change: Amendment, _ reference: EntryReference) -> FixedDecimal? {
    guard things.count > 1, latest == nil, reference.food == nil, reference.number == nil, change.food == nil,
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
  fileprivate var isFood: Bool { if case .food = self { true } else { false } }
}
