internal import Nutrition
internal import Words

/// Changes of something that is named: "change the rice to 150g", "swap coffee for tea".
extension ChangeReader {
  /// Parses "change the rice to 150g", "change 2 to milk", "make the potatoes 2 cups", "change to 400g".
  func named(_ range: Range<Int>, _ lead: Lead) -> Parse {
    if saysBy { return context.parse(.other) }
    var start = range.lowerBound
    if let to = sentence.skip(.to, at: start, before: range.upperBound) { start = to }
    if let pronoun = sentence.skip(.pronoun, at: start, before: range.upperBound) {
      let to = sentence.skip(.to, at: pronoun, before: range.upperBound) ?? pronoun
      return contrasted(to..<range.upperBound) ?? context.parse(.other)
    }
    let rest = start..<range.upperBound
    if let ordinal = sentence.ordinal(at: start, before: range.upperBound) {
      let to = sentence.skip(.to, at: ordinal.next, before: range.upperBound) ?? ordinal.next
      return change(values.read(to..<range.upperBound), of: .ordinal(ordinal.value))
    }
    if let parts = split(rest) ?? exchanged(rest) {
      return change(values.read(parts.right), of: EntryReference(words: parts.left, in: context))
    }
    if isOnlyTime(rest) {
      // "Öğle yemeği olsun".
      let moved = lead.trigger == .make && context.isBehindLabels(lead) ? moved(rest) : nil
      return moved ?? context.parse(.edit)
    }
    return reference(rest) ?? context.parse(.other)
  }

  /// Parses "change 2 and 3 to 50 g", "make 1 and 2 both 100 g": the same for several lines.
  func ofSeveralNumbers(_ range: Range<Int>) -> [Parse]? {
    var numbers: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let number = sentence.entryNumber(at: index), numbers.isEmpty || isJoint(index - 1) {
        numbers.append(number)
        index += 1
      } else if let next = sentence.skip(
        anyOf: [.item, .determiner, .conjunction(.and), .both, .to], at: index, before: range.upperBound)
        ?? (sentence.isMark(",", at: index) ? index + 1 : nil)
      {
        index = next
      } else {
        break
      }
    }
    guard numbers.count > 1, isAmountOnly(index..<range.upperBound) else { return nil }
    let value = values.read(index..<range.upperBound)
    return numbers.map { change(value, of: EntryReference(number: $0)) }
  }

  private func isJoint(_ index: Int) -> Bool {
    sentence.isMark(",", at: index) || sentence.skip(anyOf: [.conjunction(.and), .item], at: index) == index + 1
  }

  /// A change without "to": the named food is the one that changes.
  private func reference(_ range: Range<Int>) -> Parse? {
    let (main, _) = Contrast.cut(range, of: sentence)
    var value = values.read(main)
    guard !value.change.isEmpty || value.reference != nil else { return nil }
    let food = value.reference ?? (value.change.food == nil ? nil : value.items.first)
    let isChanged = value.change.quantity != nil || value.change.unit != nil || value.change.factor != nil
    if isChanged, let food, !isIndefinite(main) {
      value.change.food = nil
      return change(value, of: EntryReference(food))
    }
    return change(value, of: .last)
  }

  /// Whether the amount has no determiner: "make two burgers" sets the food too, "make the burger two" only the number.
  private func isIndefinite(_ range: Range<Int>) -> Bool {
    sentence.skip(.determiner, at: range.lowerBound) == nil
      && AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound) != nil
  }

  /// Parses "swap the rice for quinoa".
  func swapped(_ range: Range<Int>) -> Parse {
    if context.topics(range).contains(.advice) { return context.parse(.advice) }
    if let tea = drinkOfMeal(range) { return tea }
    guard let parts = split(range) else {
      // "Swap breakfast and lunch": two moves at once, which are asked about.
      let meals = context.labels.filter { range.contains($0.range.lowerBound) && $0.slot != nil }
      if meals.count > 1 { return context.parse(.edit) }
      return contrasted(range) ?? context.parse(.other)
    }
    let value = values.read(parts.right)
    guard !parts.left.isEmpty else { return change(value, of: .last) }
    var exchanged = EntryReference(words: parts.left, in: context)
    exchanged.isExchanged = true
    return change(value, of: exchanged)
  }

  /// Parses "swap coffee for tea", where "for tea" may also be a meal.
  private func drinkOfMeal(_ range: Range<Int>) -> Parse? {
    guard let label = context.labels.first(where: { $0.range.upperBound == range.upperBound }),
      label.range.lowerBound > range.lowerBound,
      let next = sentence.skip(.to, at: label.range.lowerBound, before: range.upperBound), next < range.upperBound,
      let food = context.finder.match(sentence.lower(next..<range.upperBound), state: nil), food.quality.isSure,
      case let left = range.lowerBound..<label.range.lowerBound, context.list(left).items.count == 1
    else { return nil }
    let name = sentence.original(next..<range.upperBound)
    let value = ValueReader.Value(change: Amendment(food: name), items: [FoodItem(food: name, match: food)])
    return change(value, of: EntryReference(words: left, in: context))
  }

  /// The parts before and after "to", "for" or "with".
  private func split(_ range: Range<Int>) -> (left: Range<Int>, right: Range<Int>)? {
    for index in range where !context.isLabel(index) || sentence.skip(.toward, at: index) != nil {
      guard let next = sentence.skip(.to, at: index, before: range.upperBound), next < range.upperBound else {
        continue
      }
      return (range.lowerBound..<index, next..<range.upperBound)
    }
    return nil
  }

  /// The parts of "the coffee a tea": what was said before, and what it becomes.
  private func exchanged(_ range: Range<Int>) -> (left: Range<Int>, right: Range<Int>)? {
    guard sentence.skip(.determiner, at: range.lowerBound, before: range.upperBound) != nil,
      let turn = range.dropFirst(2).first(where: { index in
        sentence.skip(.article, at: index, before: range.upperBound) != nil
          && sentence.skip(.determiner, at: index, before: range.upperBound) == nil
      }), case let parts = (left: range.lowerBound..<turn, right: turn..<range.upperBound),
      [parts.left, parts.right].allSatisfy({ part in
        let list = context.list(part)
        return list.items.count == 1 && list.elements.count == 1 && list.items[0].match?.quality.isSure == true
      })
    else { return nil }
    return parts
  }
}
