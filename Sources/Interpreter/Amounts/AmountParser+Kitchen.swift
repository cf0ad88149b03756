internal import Nutrition
internal import Words

/// Kitchen measures such as splashes and knobs, and lengths such as inches, which say how something is cut.
extension AmountParser {
  /// Applies a kitchen measure to an amount: "a splash", "2 knobs" are about so many of a unit.
  func take(
    _ measure: (quantity: FixedDecimal, unit: MeasureUnit, next: Int), at start: Int, into phrase: inout AmountPhrase
  ) {
    phrase.quantity = (phrase.quantity ?? FixedDecimal(1)) * measure.quantity
    phrase.each = measure.quantity
    phrase.high = phrase.high.map { $0 * measure.quantity }
    (phrase.unit, phrase.unitRange) = (measure.unit, start..<measure.next)
    phrase.isApproximate = true
    phrase.isArticle = false
    phrase.range = phrase.range.lowerBound..<measure.next
  }

  func kitchenMeasure(at start: Int, _ end: Int) -> (quantity: FixedDecimal, unit: MeasureUnit, next: Int)? {
    let found = sentence.find(at: start, before: end) { tag -> Amount? in
      if case .measure(let quantity, let unit) = tag { Amount(quantity: quantity, unit: unit) } else { nil }
    }
    guard let found, let quantity = found.value.quantity, let unit = found.value.unit else { return nil }
    return (quantity, unit, found.next)
  }

  /// Skips a length that says how something is cut or how wide it is: "1-inch", "2 cm", "10″".
  func length(at index: Int, _ end: Int) -> Int? {
    // "Una pizza de 30 cm".
    let start = sentence.skip(.of, at: index, before: end) ?? index
    guard start < end, sentence.tokens[start].kind != .word, let number = numbers.read(at: start, before: end) else {
      return nil
    }
    let next = sentence.isMark("-", at: number.end) ? number.end + 1 : number.end
    let isInches = ["\"", "″", "”"].contains { sentence.isMark($0, at: next) } && sentence.tokens[next].isGlued
    // "12in" is a length, and "2 in the evening" is none.
    let isPlace = sentence.skip(.conjunction(.in), at: next) != nil && !(next < end && sentence.tokens[next].isGlued)
    return isInches ? next + 1 : isPlace ? nil : sentence.skip(.length, at: next, before: end)
  }
}
