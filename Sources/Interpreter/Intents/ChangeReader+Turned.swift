internal import Nutrition
internal import Words

/// Changes whose verb stands between what it was and what it becomes: "米饭改成150克", "第一个改为120克".
extension ChangeReader {
  /// Nil where no one word is both a request for a change and the word before what it becomes, or where something else is
  /// said.
  func turned(_ range: Range<Int>) -> [Parse]? {
    guard let verb = range.dropFirst().first(where: isTurning),
      let next = sentence.skip(.to, at: verb, before: range.upperBound), next < range.upperBound
    else { return nil }
    let value = values.read(next..<range.upperBound)
    guard !value.change.isEmpty, value.unaccounted.isEmpty, !value.isAmbiguous else { return nil }
    let reference = EntryReference(words: range.lowerBound..<verb, in: context)
    guard reference.food != nil || reference.number != nil else { return nil }
    return [change(value, of: reference)]
  }

  /// Parses "eggs -> omelette", "eggs = omelette": another food in place of one. Nil where more is said.
  func turnedByMark(_ range: Range<Int>) -> Parse? {
    for index in range.dropFirst() {
      let isArrow = sentence.isMark("-", at: index) && sentence.isMark(">", at: index + 1)
      guard isArrow || sentence.isMark("=", at: index) || sentence.isMark("→", at: index) else { continue }
      let right = (isArrow ? index + 2 : index + 1)..<range.upperBound
      let (old, new) = (context.list(range.lowerBound..<index), context.list(right))
      guard old.items.count == 1, old.elements.count == 1, new.items.count == 1, new.elements.count == 1,
        old.unaccounted.isEmpty, new.unaccounted.isEmpty, old.items[0].amount == .unsaid,
        (old.items + new.items).allSatisfy({ $0.match?.quality.isSure == true && $0.statedEnergy == nil })
      else { return nil }
      return change(values.read(right), of: EntryReference(old.items[0]))
    }
    return nil
  }

  /// Parses "reduce the rice by 50 g", "increase it by 2": so much less or more of it. Nil without a word for either, and
  /// where another thing than a food is named.
  func turnedBy(_ range: Range<Int>, _ lead: Lead) -> Parse? {
    let end = range.upperBound
    guard let head = lead.headRange, let difference = sentence.turn(at: head.lowerBound, before: head.upperBound),
      let by = range.first(where: { sentence.skip(.by, at: $0, before: end) != nil }),
      let next = sentence.skip(.by, at: by, before: end),
      let amount = AmountParser(sentence: sentence).read(at: next, before: end), amount.quantity != nil,
      amount.range.upperBound == end
    else { return nil }
    var amendment = Amendment(quantity: amount.quantity, unit: amount.amount.unit)
    amendment.difference = difference
    let value = ValueReader.Value(change: amendment)
    if (range.lowerBound..<by).allSatisfy({ sentence.skip(.pronoun, at: $0) != nil }) { return change(value, of: .last) }
    let reference = EntryReference(words: range.lowerBound..<by, in: context)
    return reference.food == nil && reference.number == nil ? context.parse(.other) : change(value, of: reference)
  }

  private func isTurning(_ index: Int) -> Bool {
    guard let next = sentence.skip(.to, at: index) else { return false }
    return sentence.skip(anyOf: [.trigger(.change), .trigger(.set), .trigger(.swap)], at: index, before: next) == next
  }
}
