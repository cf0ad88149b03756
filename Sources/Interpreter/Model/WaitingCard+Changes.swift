internal import Calls
internal import EmbeddedWords
internal import Nutrition
internal import Words

/// What a line changes of what a card holds.
extension WaitingCard {
  func changed(_ change: Amendment, _ understanding: Understanding) -> Reading {
    let reference = understanding.reference ?? .last
    let places: [Edit.Change?] = [
      change.slot.map { .slot($0) }, change.day.map { .day($0.description) }, change.time.map { .time($0) },
    ]
    let ofPlace = places.compactMap(\.self).map { Edit(.card, $0) }
    if change.isMove {
      return reference.food == nil && reference.number == nil ? .edits(ofPlace) : .other
    }
    switch line(of: reference, change, understanding.items.first) {
    case .none: return .other
    case .several(let question): return .question(question)
    case .one(let line):
      if let question = leftover(understanding) { return .question(question) }
      if change.isEach { return each(line, reference, change.amount) }
      if let difference = change.difference { return changed(line, by: difference, change.amount) }
      return .edits(changes(change, of: line.name, understanding.items).map { Edit(line.target, $0) } + ofPlace)
    }
  }

  func removed(_ deletion: DeleteEntriesCall, _ understanding: Understanding) -> Reading {
    guard understanding.when.isUnsaid, deletion.all != true else { return .other }
    if let entries = deletion.entries {
      let targets = entries.map { Edit.Target.line($0) }
      let isHeld = targets.allSatisfy { target in call.cardLines.contains { $0.target == target } }
      return isHeld ? .edits(targets.map { Edit($0, .removed) }) : .other
    }
    guard let food = deletion.food else { return .edits(things.suffix(1).map { Edit($0.target, .removed) }) }
    guard let named = things.named(food, food: understanding.reference?.foodID) else {
      return understanding.isOfCard && call.cardPlace != nil ? .question(Replies.notOnCardToRemove(food)) : .other
    }
    guard let line = named.only else { return .question(Replies.whichLine(food, named.lines)) }
    return .edits([Edit(line.target, .removed)])
  }

  /// All but these goes.
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
    if let food = takesState ? change.food : change.statedFood, !keepsName(name, change) {
      let resolved = takesState ? items.first?.match?.resolved : change.resolved(among: items)
      changes.append(.food(food, resolved))
    }
    if let state = change.state, takesState { changes.append(.state(state)) }
    let amount = Amount(quantity: change.quantity, unit: change.unit)
    if amount != .unsaid { changes.append(.amount(amount)) }
    if let energy = change.energy { changes.append(.energy(energy)) }
    if change.isSkipped { changes.append(.skipped) }
    if let factor = change.factor { changes.append(.factor(factor)) }
    return changes
  }

  /// An amount of "the rice" is one of the brown rice that waits.
  private func keepsName(_ name: String, _ change: Amendment) -> Bool {
    guard change.quantity != nil || change.unit != nil, let food = change.food,
      let named = [CardLine(.card, name)].named(food)
    else { return false }
    return named.nearness != .kind
  }

  /// "330 ml each": of the two beers, or of what was counted, where that is one thing; of all foods where none was. Of one
  /// that was not counted nobody can tell what that makes.
  private func each(_ line: CardLine, _ reference: EntryReference, _ amount: Amount) -> Reading {
    let isNamed = reference.food != nil || reference.number != nil
    let meant = isNamed ? [line] : things
    let counted = meant.filter { $0.count > Figure(1) }
    guard let quantity = amount.quantity, counted.count < 2 else { return .question(Replies.whichEach(counted)) }
    if counted.isEmpty, meant.count == 1 { return .question(Replies.howMuchInAll(meant[0].name)) }
    return .edits(
      (counted.isEmpty ? meant : counted).map { line in
        Edit(line.target, .amount(Amount(quantity: quantity * line.count, unit: amount.unit)))
      })
  }

  /// "10 g more" than was said; of what was counted nobody can tell what that makes.
  private func changed(_ line: CardLine, by difference: Difference, _ amount: Amount) -> Reading {
    let isOfCard = line.target == .card && call.cardLines.isEmpty
    guard !isOfCard, let sum = line.amount?.changed(by: difference, amount), let quantity = sum.quantity,
      quantity > .zero
    else { return .question(Replies.howMuchInAll(line.name)) }
    return .edits([Edit(line.target, .amount(sum))])
  }

  // MARK: Which

  private enum Found {
    case one(CardLine)
    /// It has to be asked which.
    case several(String)
    case none
  }

  /// What a change is of; a card without lines is one thing.
  ///
  /// - Parameter item: the food that a change speaks of.
  private func line(of reference: EntryReference, _ change: Amendment, _ item: FoodItem?) -> Found {
    if let number = reference.number {
      return call.cardLines.first { $0.target == .line(number) }.map { .one($0) } ?? .none
    }
    if call.cardLines.isEmpty || reference.isWhole { return .one(CardLine(.card, "")) }
    if let food = reference.food {
      let named = things.named(food, food: reference.foodID)
      if let named { return found(named, food) }
      // An ending that no stem is known of: "ekmeği" for ekmek.
      let isNear = things.first?.name.isEmpty == true || item?.match.map { !$0.quality.isSure } == true
      return things.count == 1 && isNear ? .one(things[0]) : .none
    }
    if let food = change.food, let named = things.named(food, food: item?.match?.resolved?.id) {
      return found(named, food)
    }
    return things.last.map { .one($0) } ?? .none
  }

  private func found(_ named: NamedLines, _ words: String) -> Found {
    named.only.map { .one($0) } ?? .several(Replies.whichLine(words, named.lines))
  }

  // MARK: Questions

  /// Words of a change that say nothing that is known, and that name nothing on the card.
  private func leftover(_ understanding: Understanding) -> String? {
    let words = understanding.wordsLeft.filter { things.named($0) == nil }
    return words.isEmpty ? nil : Replies.leftover(words)
  }

  /// A question that has to be answered first: "300g rice" or "300g curry", where a curry with rice waits. Nobody can tell
  /// whether all of it was meant.
  func question(about understanding: Understanding) -> String? {
    guard call.cardPlace != nil, case .change(let change) = understanding.wish, change.quantity != nil,
      let food = change.food,
      case .one(let line) = line(of: understanding.reference ?? .last, change, understanding.items.first)
    else { return nil }
    let words = line.name.lowercased().split(separator: " ")
    guard let nearness = [line].named(food)?.nearness, nearness == .shorter || nearness == .part,
      words.contains(where: { Self.joints.contains(String($0)) })
    else { return nil }
    let amount = Amount(quantity: change.quantity, unit: change.unit).description
    return Replies.whichPart(amount: amount, food: food, of: line.name)
  }

  /// What joins the parts of a dish in its name.
  private static let joints = Set(WordTable.embedded.phrases(of: .names, under: "part-joint"))
}
