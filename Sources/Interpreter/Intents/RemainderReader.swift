internal import Calls
internal import Nutrition
internal import Words

/// Parses what was left on the plate: "left half the potatoes", "I didn't finish the chips, only had a third".
struct RemainderReader {
  let context: Context
  private var sentence: Sentence { context.sentence }
  private var values: ValueReader { ValueReader(context: context) }

  /// The change to what was eaten; without an amount it is an open edit, about which larder asks.
  func read(_ range: Range<Int>, _ trigger: Trigger) -> Parse {
    (trigger == .left ? left(withoutVerb(range), of: nil) : unfinished(range)) ?? context.parse(.edit)
  }

  /// The range without a second verb at its end: "剩了四分之一没吃完".
  private func withoutVerb(_ range: Range<Int>) -> Range<Int> {
    let end = TrailingTrigger.longest([.trigger(.unfinished), .trigger(.didNot)], of: range, in: sentence)
    return range.lowerBound..<(end ?? range.upperBound)
  }

  /// Parses how much was not eaten: "half the potatoes", "50 g of the rice".
  private func left(_ range: Range<Int>, of name: EntryReference?) -> Parse? {
    let value = values.read(range)
    guard value.unaccounted.isEmpty else { return nil }
    let named = name ?? (value.reference ?? value.items.first).map { EntryReference($0) } ?? .last
    if let factor = value.change.factor {
      guard factor < FixedDecimal(1) else { return nil }
      return change(Amendment(factor: FixedDecimal(1) - factor), of: named)
    }
    let hasOf = range.contains { sentence.skip(.of, at: $0) != nil }
    guard let quantity = value.change.quantity else {
      // "Left the rice" is all of it.
      let isAll = !hasOf || sentence.skip(.all, at: range.lowerBound) != nil
      let isFood = value.items.count == 1 && value.items[0].amount == .unsaid && value.items[0].match != nil
      return isFood && isAll ? change(Amendment(isSkipped: true), of: named) : nil
    }
    // "Half a roll", however many there were, and "most of the rice".
    let isShare = value.items.allSatisfy(\.isApproximate) || hasOf
    let isOfServing = value.change.unit.map { $0 == .serving } ?? true
    if isOfServing, quantity < FixedDecimal(1), isShare {
      return change(Amendment(factor: FixedDecimal(1) - quantity), of: named)
    }
    var amendment = Amendment(quantity: quantity, unit: value.change.unit)
    amendment.difference = .less
    return change(amendment, of: named)
  }

  /// Parses "the chips, only had a third", "the chips, left about half".
  private func unfinished(_ range: Range<Int>) -> Parse? {
    guard let comma = range.first(where: { sentence.tokens[$0].kind == .mark || sentence.skip(.but, at: $0) != nil })
    else { return nil }
    let name = EntryReference(words: range.lowerBound..<comma, in: context)
    var start = comma + 1
    let passed: [Tag] = [
      .but, .conjunction(.and), .subject, .filler, .only, .adverb, .trigger(.ate), .trigger(.perhapsAte),
    ]
    while let next = sentence.skip(anyOf: passed, at: start, before: range.upperBound) { start = next }
    if let next = sentence.skip(.trigger(.left), at: start, before: range.upperBound) {
      return left(next..<range.upperBound, of: name)
    }
    let value = values.read(start..<range.upperBound)
    guard value.unaccounted.isEmpty, value.items.isEmpty, value.change.factor != nil || value.change.quantity != nil
    else {
      return nil
    }
    return change(
      Amendment(quantity: value.change.quantity, unit: value.change.unit, factor: value.change.factor), of: name)
  }

  private func change(_ amendment: Amendment, of reference: EntryReference) -> Parse {
    ChangeReader(context: context).change(ValueReader.Value(change: amendment), of: reference)
  }
}
