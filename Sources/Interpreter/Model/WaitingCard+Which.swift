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
    // "Half the plate" is half of what was on it, where no food was measured so.
    let isOfTable = change.factor != nil && [.plate, .bowl].contains(reference.unit)
    if let unit = reference.unit, !isOfTable || things.contains(where: { $0.amount?.unit == unit }) {
      let measured = things.filter { $0.amount?.unit == unit }
      // "The plate was 400 g" about all that is on the card.
      let lines = measured.isEmpty && things.count == 1 ? things : measured
      // "The wedges" of potato wedges.
      if lines.isEmpty, let named = reference.food.flatMap({ things.named($0) }) {
        return found(named, reference.food ?? "")
      }
      return lines.count > 1 ? .several(Replies.whichLine(unit.rawValue, lines)) : lines.first.map { .one($0) } ?? .none
    }
    if isOfAnother(reference) { return .none }
    if let was = reference.amount {
      let same = things.filter {
        was.quantity == nil
          ? $0.amount?.unit == was.unit
          : $0.amount?.isSame(as: was) == true || was.unit == nil && $0.piece != nil && $0.count == was.quantity
      }
      if same.count == 1 { return .one(same[0]) }
    }
    if call.cardLines.isEmpty || reference.isWhole { return .one(CardLine(.card, "")) }
    if let food = reference.food {
      let named = things.named(food, food: reference.foodID)
      if let named { return found(named, food) }
      let compounds = things.filter { $0.isCompound(of: food) }
      if compounds.count == 1 { return .one(compounds[0]) }
      if let line = onlyOne(alike: food) { return .one(line) }
      if let line = onlyOne(ofKind: food) { return .one(line) }
      // A word with an ending that the stemmer does not know: "ekmeği" for ekmek.
      let isNear = things.first?.name.isEmpty == true || item?.match.map { !$0.quality.isSure } == true
      return things.count == 1 && isNear ? .one(things[0]) : .none
    }
    if let food = change.food, let named = things.named(food, food: item?.match?.resolved?.id) {
      return found(named, food)
    }
    if let food = change.food {
      let dishes = things.filter { DishName($0.name).name(with: food) != nil }
      if dishes.count == 1 { return .one(dishes[0]) }
      let kinds = things.filter { otherKind(item, of: $0) != nil }
      if kinds.count == 1 { return .one(kinds[0]) }
      let compounds = things.filter { $0.isCompound(of: food) }
      if compounds.count == 1, change.quantity != nil || change.unit != nil { return .one(compounds[0]) }
      let alike = things.filter { $0.isSameThing(as: food) || isSameThing($0, as: item) }
      if alike.count == 1 { return .one(alike[0]) }
      // "I meant orange juice" about the one that nobody knows.
      if latest == nil, item?.match?.quality.isSure == true, unknown.count == 1 { return .one(unknown[0]) }
      if latest == nil, things.count > 1 { return .several(Replies.whichLine(food, things)) }
    }
    if let latest { return .one(latest) }
    // "The 90 g was raw", where no line is 90 g.
    if let was = reference.amount, let quantity = was.quantity, things.count > 1 {
      let said = [quantity.description, was.unit?.rawValue].compactMap(\.self).joined(separator: " ")
      return .several(Replies.whichLine(said, things))
    }
    if change.isOnlyState, things.count > 1, case let others = things.filter({ isOther($0, change) }), others.count == 1
    {
      return .one(others[0])
    }
    if let unit = change.unit, change.food == nil { return measured(in: unit) }
    // "Just one" about two rolls with jam: the jam was not counted.
    if change.isOnlyNumber,
      case let counted = things.filter({ $0.piece != nil || $0.amount?.quantity != nil && $0.amount?.unit == nil }),
      counted.count == 1
    {
      return .one(counted[0])
    }
    return things.last.map { .one($0) } ?? .none
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
    let lines = things.filter { isSameThing($0, as: item) }
    return lines.count == 1 ? lines[0] : nil
  }

  /// The only line whose name is a compound that ends in a word: "der Kuchen" of a Käsekuchen. Nil where there is none, or several.
  func onlyOne(endingIn word: String) -> CardLine? {
    let lines = things.filter { CompoundName.ends($0.name, in: word) }
    return lines.count == 1 ? lines[0] : nil
  }

  /// The only line whose food is of a kind: "the cheese" of a cheddar. Nil where there is none, or several.
  func onlyOne(ofKind words: String) -> CardLine? {
    let names = [words] + (together(words, "").first?.match.map { [$0.title] } ?? [])
    let lines = things.filter { line in names.contains { isKind($0, of: line) } }
    return lines.count == 1 ? lines[0] : nil
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
    guard let state = change.state, let plain = together(line.name, "").first?.match,
      let stated = together(state.rawValue, line.name).first?.match
    else { return false }
    return stated.quality.isSure && stated.title != plain.title
  }

  /// The food that is meant where a line cannot be in a state, and what its name begins with can: "las patatas eran cocidas" of
  /// "patatas fritas".
  func inState(
    _ change: Amendment, _ reference: EntryReference, of line: CardLine
  ) -> (state: FoodState, food: String, resolved: ResolvedFood?)? {
    guard let state = change.state, change.food == nil, let food = reference.food, food != line.name,
      !isOther(line, change), let item = together(state.rawValue, food).first, let match = item.match,
      match.quality.isSure, match.resolved?.id != line.food
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
