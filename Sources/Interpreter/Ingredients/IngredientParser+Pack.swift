internal import Nutrition
internal import Words

/// Amounts in recipe lines that are a count and the weight of one.
extension IngredientParser {
  /// Parses "14-ounce can", "1 1/4-ounce package", "2-inch piece".
  mutating func readHyphenated(_ number: NumberPhrase, from start: Int) -> Bool {
    guard line.isMark(Mark.dash, at: index), let unit = unit(at: index + 1, afterDigits: true),
      line.has(.measured, at: index + 1)
    else { return false }
    var next = afterUnit(index + 1)
    if line.isMark(Mark.open, at: next) { next = line.afterAside(next) }
    while line.has([.size, .modifier], at: next) { next += 1 }
    let isPack = line.has(.container, at: next) && self.unit(at: next, afterDigits: false) != nil
    guard isPack else {
      ingredient.unit = units[Int(unit)]
      index = afterUnit(index + 1)
      return true
    }
    var each = number.value
    var count = FixedDecimal(1)
    if line.kind(at: start) == .number, let whole = line.digits(at: start), start + 1 < number.end,
      let rest = numbers.single(at: start + 1, before: end), rest.end == number.end, whole + rest.value == each
    {
      count = whole
      each = rest.value
    }
    ingredient.quantity = count
    ingredient.quantityHigh = nil
    ingredient.pack = Ingredient.Measured(quantity: each, unit: units[Int(unit)])
    index = next
    readContainer()
    return true
  }

  /// Parses "1 - 8 oz package": a count and a pack, not a range.
  mutating func readSpacedPack(_ number: NumberPhrase, from start: Int) -> Bool {
    guard let each = number.high, line.isMark(Mark.dash, at: start + 1), line.tokens[start + 1].spacing == .apart,
      let unit = unit(at: index, afterDigits: true), line.has(.measured, at: index),
      line.has(.container, at: afterUnit(index)), self.unit(at: afterUnit(index), afterDigits: false) != nil
    else { return false }
    ingredient.quantityHigh = nil
    ingredient.pack = Ingredient.Measured(quantity: each, unit: units[Int(unit)])
    index = afterUnit(index)
    readContainer()
    return true
  }

  /// Parses the weight of one of several: "x 400g", "(14 oz)", "14-ounce".
  func pack(at start: Int) -> (measured: Ingredient.Measured, next: Int)? {
    let isTimes = line.has(.times, at: start)
    var next = isTimes ? start + 1 : start
    let isAside = line.isMark(Mark.open, at: next)
    if isAside { next += 1 }
    while isAside, line.has([.approximate, .each], at: next) { next += 1 }
    guard isTimes || isAside || line.isNumeric(at: next), let found = measured(at: next) else { return nil }
    next = equivalents(behind: found.next, into: found.measured.unit).next
    if isAside { next = line.afterAside(isTimes ? start + 1 : start) }
    return (found.measured, next)
  }
}
