internal import Calls
internal import Nutrition
internal import Words

extension EntryReference {
  /// The entry or meal that words refer to: "item 2", "that", "the rice", "yesterday's lunch".
  init(words range: Range<Int>, in context: Context) {
    let labels = context.labels.filter { range.contains($0.range.lowerBound) }
    let when = context.when(labels)
    self.init(slot: when.slot, day: when.day)
    time = when.time
    if let ordinal = context.sentence.ordinal(at: range.lowerBound, before: range.upperBound),
      ordinal.next == range.upperBound
    {
      (number, isOrdinal) = (ordinal.value, true)
    } else if let number = EntryReference.number(range, context) {
      self.number = number
    } else if context.sentence.skip(anyOf: [.all, .person(.each)], at: range.lowerBound, before: range.upperBound)
      == range.upperBound
    {
      isLast = true
      isWhole = true
    } else if let unit = EntryReference.unit(range, context) {
      self.unit = unit
      food = context.sentence.original(range.filter { context.sentence.skip(.determiner, at: $0) == nil })
    } else if let amount = EntryReference.amount(range, context) {
      isLast = true
      self.amount = amount
    } else if !range.isEmpty,
      range.allSatisfy({ context.isLabel($0) || context.sentence.skip(.pronoun, at: $0) == $0 + 1 })
    {
      isLast = when.slot == nil && when.time == nil
    } else if let item = context.list(range).items.first {
      food = item.food
      foodID = item.match?.resolved?.id
    } else {
      isLast = when.slot == nil && when.time == nil
    }
  }

  /// Parses "the glass", "the bowl", "each square".
  private static func unit(_ range: Range<Int>, _ context: Context) -> MeasureUnit? {
    let each =
      range.lowerBound > 0 && context.sentence.skip(.person(.each), at: range.lowerBound - 1) == range.lowerBound
    guard
      let start = context.sentence.skip(.determiner, at: range.lowerBound, before: range.upperBound)
        ?? (each ? range.lowerBound : nil),
      let unit = AmountParser(sentence: context.sentence).unit(at: start, range.upperBound, afterDigits: false),
      unit.next == range.upperBound, unit.value.kind == .counted || unit.value == .cup, !unit.value.isSize
    else { return nil }
    return unit.value
  }

  /// Parses "the 150 g", "150 g", "the 200 g one": which it is by how much it was.
  private static func amount(_ range: Range<Int>, _ context: Context) -> Amount? {
    let sentence = context.sentence
    let start = sentence.skip(.determiner, at: range.lowerBound, before: range.upperBound) ?? range.lowerBound
    guard
      let said = AmountParser(sentence: sentence).read(at: start, before: range.upperBound, leads: false),
      said.amount.isWeight,
      case let end = said.range.upperBound,
      end == range.upperBound || sentence.skip(.pronounOfKind, at: end, before: range.upperBound) == range.upperBound
    else { return nil }
    return said.amount
  }

  /// Parses "2", "item 2", "number 2", "#2".
  private static func number(_ range: Range<Int>, _ context: Context) -> Int? {
    let rest = range.filter { index in
      !context.isLabel(index) && context.sentence.tokens[index].kind != .mark
        && context.sentence.skip(.item, at: index) == nil && context.sentence.skip(.determiner, at: index) == nil
    }
    return rest.count == 1 ? context.sentence.entryNumber(at: rest[0]) : nil
  }
}
