internal import Nutrition
internal import Words

/// What is said of a food that is named: how much there was, in which state, or which food it was.
extension ChangeReader {
  /// The change that a statement about a named food makes.
  func said(of name: Range<Int>, _ range: Range<Int>) -> Parse? {
    // "Los huevos eran fritos" are no corn chips.
    if let state = sentence.state(at: range.lowerBound, before: range.upperBound), state.next == range.upperBound {
      if let prepared = prepared(name, range, state.value) { return prepared }
      let change = Amendment(state: state.value)
      return self.change(
        ValueReader.Value(change: change), of: weight(name) ?? EntryReference(words: name, in: context))
    }
    if let weighed = weighedInState(name, range) { return weighed }
    var (value, name) = (values.read(range), name)
    // "Each square was 10 g", "each one 30 g".
    if let each = sentence.skip(.person(.each), at: name.lowerBound, before: name.upperBound), each < name.upperBound {
      value.change.isEach = true
      name = each..<name.upperBound
    }
    let isChanged =
      value.change.quantity != nil || value.change.unit != nil || value.change.factor != nil
      || value.change.energy != nil || value.change.state != nil
    guard value.change.food == nil ? isChanged : isOtherFood(value, name), !value.isAmbiguous else { return nil }
    return change(value, of: replacedNumber(name, value.change) ?? EntryReference(words: name, in: context))
  }

  /// Parses "180 was the raw weight of the chicken".
  private func weighedInState(_ name: Range<Int>, _ range: Range<Int>) -> Parse? {
    guard let word = range.first(where: { sentence.skip(.body(.weight), at: $0) == $0 + 1 }),
      let state = range.lazy.compactMap({ sentence.state(at: $0, before: word) }).first,
      case let reference = weight(name) ?? EntryReference(words: name, in: context), reference.amount != nil
    else { return nil }
    let food = sentence.skip(.of, at: word + 1, before: range.upperBound).map { $0..<range.upperBound }
    guard food != nil || word + 1 == range.upperBound else { return nil }
    return change(
      ValueReader.Value(change: Amendment(state: state.value)),
      of: food.map { EntryReference(words: $0, in: context) } ?? reference)
  }

  /// From here on a number alone is a weight in grams.
  private static let leastWeight = FixedDecimal(20)

  /// What "the 180 was raw" is about, where that is a weight and no number of a line.
  private func weight(_ name: Range<Int>) -> EntryReference? {
    numbered(name).flatMap { $0.amount?.quantity.map { $0 >= Self.leastWeight } == true ? $0 : nil }
  }

  /// What was said last, by the number alone that it was.
  private func numbered(_ name: Range<Int>) -> EntryReference? {
    let first = sentence.skip(.determiner, at: name.lowerBound, before: name.upperBound) ?? name.lowerBound
    guard first + 1 == name.upperBound, sentence.tokens[first].isNumber,
      let number = sentence.count(at: first, before: name.upperBound)
    else { return nil }
    var reference = EntryReference.last
    reference.amount = Amount(quantity: FixedDecimal(number.value))
    return reference
  }

  /// What "15 should be 150" is about: the amount that it was. Nil for what may be the number of a line: "2 should be 150 g".
  private func replacedNumber(_ name: Range<Int>, _ change: Amendment) -> EntryReference? {
    let lastLine = FixedDecimal(9)
    guard var reference = numbered(name), let number = reference.amount?.quantity, let new = change.quantity,
      number > lastLine || change.unit == nil && new < Self.leastWeight
    else { return nil }
    reference.isRuledOut = true
    return reference
  }

  /// Whether both are foods: "the pesto was tomato sauce", "nuts were cashews".
  private func isOtherFood(_ value: ValueReader.Value, _ name: Range<Int>) -> Bool {
    let named = context.list(name).items
    guard value.items.count == 1, value.items[0].match?.quality.isSure == true else { return false }
    if EntryReference(words: name, in: context).number != nil { return true }
    guard named.count == 1 else { return false }
    if sentence.skip(.determiner, at: name.lowerBound) != nil { return true }
    return named[0].match?.quality.isSure == true && sentence.lower(name) == named[0].food.lowercased()
  }
}
