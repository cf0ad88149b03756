internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Words

/// Which line of a waiting card is meant.
extension WaitingCard {
  enum Found {
    case one(CardLine)
    /// Several lines match; asks which one.
    case several(Text)
    case none
  }

  /// The line that a change is about; a card without lines is one thing.
  ///
  /// - Parameter item: the food in the change.
  func line(of reference: EntryReference, _ change: Amendment, _ item: FoodItem?) -> Found {
    if let number = reference.number {
      return call.cardLines.first { $0.target == .line(number) }.map { .one($0) } ?? .none
    }
    if let vessel = measured(as: reference, change) { return vessel }
    if isOfAnother(reference) { return .none }
    if let same = line(ofAmount: reference.amount) { return .one(same) }
    if call.cardLines.isEmpty || reference.isWhole { return .one(CardLine(.card, "")) }
    if let food = reference.food { return line(named: food, reference, item) }
    if let food = change.food, let found = line(for: food, change, item) { return found }
    if let latest { return .one(latest) }
    return unnamed(reference, change)
  }

  /// The line that is named by its unit, "the bowl was 400 g", or all that is on the card. Nil where none is.
  private func measured(as reference: EntryReference, _ change: Amendment) -> Found? {
    // "Half the plate" is half of what was on it, where no food was measured so.
    let isOfTable = change.factor != nil && [.plate, .bowl].contains(reference.unit)
    guard let unit = reference.unit, !isOfTable || things.contains(where: { $0.amount?.unit == unit }) else {
      return nil
    }
    let measured = things.filter { $0.amount?.unit == unit }
    // "The plate was 400 g" about all that is on the card.
    let lines = measured.isEmpty && things.count == 1 ? things : measured
    // "The wedges" of potato wedges.
    if lines.isEmpty, let named = reference.food.flatMap({ things.named($0) }) {
      return found(named, reference.food ?? "")
    }
    return lines.count > 1
      ? .several(Replies.whichLine(unit.rawValue, lines)) : lines.first.map { .one($0) } ?? Found.none
  }

  /// The only line with the amount that was said of it. Nil where none was, or several have it.
  private func line(ofAmount was: Amount?) -> CardLine? {
    guard let was else { return nil }
    let same = things.filter {
      was.quantity == nil
        ? $0.amount?.unit == was.unit
        : $0.amount?.isSame(as: was) == true || was.unit == nil && $0.piece != nil && $0.count == was.quantity
    }
    return same.count == 1 ? same[0] : nil
  }

  /// The line that a food names.
  private func line(named food: String, _ reference: EntryReference, _ item: FoodItem?) -> Found {
    if let named = things.named(food, food: reference.foodID) { return found(named, food) }
    if let line = only({ $0.isCompound(of: food) }) ?? onlyOne(alike: food) ?? onlyOne(ofKind: food) {
      return .one(line)
    }
    // A word with an ending that the stemmer does not know: "ekmeği" for ekmek.
    let isNear = things.first?.name.isEmpty == true || item?.match.map { !$0.quality.isSure } == true
    return things.count == 1 && isNear ? .one(things[0]) : .none
  }

  /// The line that a new food is said of. Nil where it tells none apart.
  private func line(for food: String, _ change: Amendment, _ item: FoodItem?) -> Found? {
    if let named = things.named(food, food: item?.match?.resolved?.id) { return found(named, food) }
    let isAmount = change.quantity != nil || change.unit != nil
    if let line = only({ DishName($0.name).name(with: food) != nil }) ?? only({ otherKind(item, of: $0) != nil })
      ?? (isAmount ? only { $0.isCompound(of: food) } : nil)
      ?? only({ $0.isSameThing(as: food) || isSameThing($0, as: item) })
    {
      return .one(line)
    }
    guard latest == nil else { return nil }
    // "I meant orange juice" about the one that nobody knows.
    if item?.match?.quality.isSure == true, unknown.count == 1 { return .one(unknown[0]) }
    return things.count > 1 ? .several(Replies.whichLine(food, things)) : nil
  }

  /// The line for a change that names none: the only one that it fits, else the last.
  private func unnamed(_ reference: EntryReference, _ change: Amendment) -> Found {
    // "The 90 g was raw", where no line is 90 g.
    if let was = reference.amount, let quantity = was.quantity, things.count > 1 {
      let said = [quantity.description, was.unit?.rawValue].compactMap(\.self).joined(separator: " ")
      return .several(Replies.whichLine(said, things))
    }
    if change.isAmountAlone, let revised, change.unit == nil || change.unit == revised.amount?.unit {
      return .one(revised)
    }
    if change.isOnlyState, things.count > 1, let other = only({ isOther($0, change) }) { return .one(other) }
    if let unit = change.unit, change.food == nil { return measured(in: unit) }
    // "Just one" about two rolls with jam: the jam was not counted.
    if change.isOnlyNumber,
      let counted = only({ $0.piece != nil || $0.amount?.quantity != nil && $0.amount?.unit == nil })
    {
      return .one(counted)
    }
    return things.last.map { .one($0) } ?? .none
  }

  /// The line whose amount the line before has changed: "sorry, meant 130" is said of it.
  private var revised: CardLine? {
    guard let before = mealBefore?.cardLines, before.count == call.cardLines.count else { return nil }
    let changed = zip(before, call.cardLines).filter { $0.name == $1.name && $0.amount != $1.amount }
    return changed.count == 1 ? things.first { $0.target == changed[0].1.target } : nil
  }

  /// The only line that fits. Nil where none does, or several do.
  func only(_ fits: (CardLine) -> Bool) -> CardLine? {
    let lines = things.filter(fits)
    return lines.count == 1 ? lines[0] : nil
  }

  /// The lines whose food nobody knows.
  var unknown: [CardLine] { things.filter { $0.food == nil } }

  /// Whether the food bank's names end in the same word: a fried egg, which is a Spiegelei, is an egg.
  private func isSameThing(_ line: CardLine, as item: FoodItem?) -> Bool {
    guard !DishName(line.name).isJoined, let name = title(of: line), let other = item?.match?.title,
      !DishName(name).isJoined
    else { return false }
    return CardLine(.card, name.plain).isSameThing(as: other.plain)
  }

  /// The only line whose food ends in the same word as another: "der Salat" of a Kartoffelsalat, "salatayı" of a çoban salata. Nil
  /// where there is none, or several.
  func onlyOne(alike food: String) -> CardLine? {
    let item = together(food, "").first
    return only { isSameThing($0, as: item) }
  }

  /// The only line whose name is a compound that ends in a word: "der Kuchen" of a Käsekuchen. Nil where there is none, or several.
  func onlyOne(endingIn word: String) -> CardLine? { only { CompoundName.ends($0.name, in: word) } }

  /// The only line whose food is of a kind: "the cheese" of a cheddar. Nil where there is none, or several.
  func onlyOne(ofKind words: String) -> CardLine? {
    let lines = lines(ofKind: words)
    return lines.count == 1 ? lines[0] : nil
  }

  /// The lines whose food is of a kind: a cheddar and a blue cheese of "cheeses", and a porridge with milk of "cow's milk".
  func lines(ofKind words: String) -> [CardLine] {
    let kind = together(words, "").first?.match?.title
    let names = [words] + (kind.map { [$0] } ?? [])
    let last = kind.flatMap { NameWords.folded($0.plain).last }
    return things.filter { line in
      names.contains { isKind($0, of: line) }
        || last != nil && title(of: line).flatMap { NameWords.folded($0.plain).last } == last
    }
  }

  /// Whether words say what kind of food a line is, so that its name with them means the same: cheddar cheese.
  private func isKind(_ words: String, of line: CardLine) -> Bool {
    guard let food = line.food else { return false }
    return ["\(line.name) \(words)", "\(words) \(line.name)"].contains { whole in
      let found = together(whole, "")
      return found.count == 1 && found[0].match?.quality.isSure == true && found[0].match?.resolved?.id == food
    }
  }

  /// Whether a food is another one in a state: "fried" is said of the eggs, not of the toast beside them.
  private func isOther(_ line: CardLine, _ change: Amendment) -> Bool {
    change.state.map { stated(line, as: $0.rawValue) != nil } ?? false
  }

  /// Whether a line is in a state already: dry lentils are raw.
  private func isIn(_ state: FoodState, _ line: CardLine) -> Bool {
    together(line.name, "").first?.match?.state.map { $0 == state || !$0.isCooked && !state.isCooked } ?? false
  }

  /// A line's food in a state, where that is another food. Nil where it is none, or the same.
  func stated(_ line: CardLine, as state: String) -> FoodItem? {
    guard let plain = together(line.name, "").first?.match, let stated = together(state, line.name).first,
      let match = stated.match, match.quality.isSure, match.title != plain.title
    else { return nil }
    return stated
  }

  /// The food that is meant where a line cannot be in a state, and what its name begins with can: "las patatas eran cocidas" of
  /// "patatas fritas".
  func inState(
    _ change: Amendment, _ reference: EntryReference, of line: CardLine
  ) -> (state: FoodState, food: String, resolved: ResolvedFood?)? {
    guard let state = change.state, change.food == nil, let food = reference.food, food != line.name,
      !isOther(line, change), !isIn(state, line), let item = together(state.rawValue, food).first,
      let match = item.match, match.quality.isSure, match.resolved?.id != line.food
    else { return nil }
    return (state, food, match.resolved)
  }

  /// Whether it is about another food than the waiting change: "the toast was 80 g" while a change of the eggs waits.
  private func isOfAnother(_ reference: EntryReference) -> Bool {
    guard let food = reference.food, let change = call as? ChangeEntryCall else { return false }
    // A call about what was saved last does not have its name.
    guard let own = change.toFood ?? change.food else { return change.last == true }
    return [CardLine(.card, own)].named(food, food: reference.foodID) == nil
  }

  /// The line that was changed last, with its changes: "2 beers, 330 ml each".
  var latest: CardLine? {
    guard let target = edits.last?.target, let line = things.first(where: { $0.target == target }) else { return nil }
    let amount = edits.lazy.reversed().compactMap { edit -> Amount? in
      if edit.target == target, case .amount(let amount) = edit.change { amount } else { nil }
    }.first
    return CardLine(target, line.name, amount: amount ?? line.amount, food: line.food)
  }

  /// The line for an amount without a food, "300 ml", "a big bowl": the only one that was said in this unit, else the last
  /// one, or one with a matching unit. Grams go to the only weighed line, unless the last line has an amount.
  private func measured(in unit: MeasureUnit) -> Found {
    guard let last = things.last else { return .none }
    let same = unit == .gram ? [] : things.filter { $0.amount?.unit == unit }
    if same.count == 1 { return .one(same[0]) }
    if case .mass = unit.kind {
      let weighed = things.filter { $0.amount?.isWeight == true }
      let isLastSaid = last.amount.map { $0 != .unsaid } ?? false
      return .one(weighed.count == 1 && !isLastSaid ? weighed[0] : last)
    }
    let fitting = things.filter { $0.amount?.unit == unit || isMeasured($0.name, unit) }
    if fitting.isEmpty || fitting.contains(last) { return .one(last) }
    return fitting.count == 1 ? .one(fitting[0]) : .several(Replies.whichLine(unit.rawValue, fitting))
  }

  /// The one of several dishes that is named, too: the coffee in "no milk in the coffee".
  func pointed(at lines: [CardLine], in parse: Parse) -> CardLine? {
    let said = Set(Stemmer.stems(of: parse.text))
    let pointed = lines.filter { Set(Stemmer.stems(of: DishName($0.name).dish)).isSubset(of: said) }
    return pointed.count == 1 ? pointed[0] : nil
  }

  private func found(_ named: NamedLines, _ words: String) -> Found {
    named.only.map { .one($0) } ?? .several(Replies.whichLine(words, named.lines))
  }
}

extension String {
  /// The name of a food without its state: "egg" of "egg, boiled".
  var plain: String { String(prefix { $0 != "," }) }
}

extension CardLine {
  /// Whether its name is a compound that begins or ends in a word: Hähnchenbrust of Hähnchen, Bratwürste of Würste.
  func isCompound(of food: String) -> Bool {
    CompoundName.begins(name, with: food) || CompoundName.ends(name, in: food)
  }

  /// Whether the words end in the word that says what it is: a beef burger is a burger as a chicken burger is.
  fileprivate func isSameThing(as food: String) -> Bool {
    guard let own = NameWords.folded(name).last, let other = NameWords.folded(food).last else { return false }
    return Stemmer.stem(own) == Stemmer.stem(other)
  }
}

extension Amount {
  /// Whether it is the amount that was said, which may be without its unit.
  fileprivate func isSame(as said: Amount) -> Bool {
    quantity != nil && quantity == said.quantity && (said.unit == nil || unit == said.unit)
  }
}
