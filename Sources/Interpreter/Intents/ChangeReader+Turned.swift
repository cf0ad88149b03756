internal import Calls
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

  /// Parses "reduce the rice by 50 g", "pilavı 50 g azalt", "米饭减少50克": so much less or more of it. Nil without a word
  /// for either, and where another thing than a food is named.
  func turnedBy() -> Parse? {
    guard let turn = context.range.lazy.compactMap(turn).first, let by = by(turn.range) else { return nil }
    var amendment = Amendment(quantity: by.amount.quantity, unit: by.amount.unit)
    amendment.difference = turn.difference
    let value = ValueReader.Value(change: amendment)
    guard by.named.contains(where: { sentence.skip(anyOf: [.pronoun, .filler], at: $0) == nil }) else {
      return by.named.contains { sentence.skip(.pronoun, at: $0) != nil } ? change(value, of: .last) : nil
    }
    let reference = EntryReference(words: by.named, in: context)
    let isFood = context.list(by.named).items.first?.match?.quality.isSure == true
    return isFood || reference.number != nil ? change(value, of: reference) : nil
  }

  /// Parses "bump the blueberries up to 150", "drop the rice to 100 g": what it becomes. Nil without a word for less or more at
  /// the start, or where another thing than a food is named.
  func turnedTo() -> Parse? {
    guard let (named, amount) = turnedToAmount(), case let items = context.list(named).items, items.count == 1,
      items[0].amount == .unsaid, items[0].match?.quality.isSure == true
    else { return nil }
    let amendment = Amendment(quantity: amount.quantity, unit: amount.unit)
    return change(ValueReader.Value(change: amendment), of: EntryReference(items[0]))
  }

  /// The words between a word for less or more at the start and "to", and the amount behind it, which ends the clause.
  func turnedToAmount() -> (named: Range<Int>, amount: Amount)? {
    let end = context.range.upperBound
    var start = context.range.lowerBound
    while let next = sentence.skip(.filler, at: start, before: end), turn(at: start) == nil { start = next }
    guard let verb = turn(at: start)?.range.upperBound else { return nil }
    for index in verb + 1..<max(verb + 1, end) {
      // "Up to" is also a word for "about".
      guard let next = sentence.skip(anyOf: [.to, .approximate], at: index, before: end), next < end,
        sentence.skip(.by, at: index, before: end) == nil,
        let found = AmountParser(sentence: sentence).read(at: next, before: end, leads: false),
        found.quantity != nil, isOver(found.range.upperBound)
      else { continue }
      // "Up" of "up to".
      let last = turn(at: index - 1)?.range.upperBound == index ? index - 1 : index
      return verb < last ? (verb..<last, found.amount) : nil
    }
    return nil
  }

  /// Whether only "a day" or "please" follows.
  private func isOver(_ start: Int) -> Bool {
    let end = context.range.upperBound
    var index = start
    while index < end {
      guard
        let next = sentence.skip(.topic(.targets), at: index, before: end)
          ?? context.passed(at: index, before: end, { [.filler, .per, .article].contains($0) })
          ?? context.labelEnd(at: index)
      else { return false }
      index = next
    }
    return true
  }

  /// Whether a word for less or more comes before "by" and an amount.
  var saysBy: Bool { context.range.lazy.compactMap(turn).first.flatMap { by($0.range) } != nil }

  private func turn(at index: Int) -> (difference: Difference, range: Range<Int>)? {
    sentence.turn(at: index, before: context.range.upperBound).map { ($0.value, index..<$0.next) }
  }

  /// The amount that ends the clause behind "by", or that stands right before a verb at its end, and the words for what it
  /// is taken from.
  private func by(_ verb: Range<Int>) -> (amount: Amount, named: Range<Int>)? {
    let (start, end) = (context.range.lowerBound, context.range.upperBound)
    let amounts = AmountParser(sentence: sentence)
    if verb.upperBound == end, let found = amounts.ending(start..<verb.lowerBound) {
      return (found.amount, start..<found.range.lowerBound)
    }
    for by in context.range {
      guard let next = sentence.skip(.by, at: by, before: end),
        let found = amounts.read(at: next, before: end, leads: false), found.quantity != nil,
        found.range.upperBound == end
      else { continue }
      return (found.amount, verb.lowerBound < by ? verb.upperBound..<by : start..<by)
    }
    return nil
  }

  private func isTurning(_ index: Int) -> Bool {
    guard let next = sentence.skip(.to, at: index) else { return false }
    return sentence.skip(anyOf: [.trigger(.change), .trigger(.set), .trigger(.swap)], at: index, before: next) == next
  }
}
