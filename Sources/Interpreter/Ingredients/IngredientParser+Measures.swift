internal import Nutrition
internal import Words

/// Weights, volumes and lengths in recipe lines, and amounts that follow the first one.
extension IngredientParser {
  /// Parses a number and a unit of weight or volume: "400g", "4½- to 5-pound".
  func measured(at start: Int) -> (measured: Ingredient.Measured, next: Int)? {
    guard start < end, let number = numbers.read(at: start, before: end), !number.isArticle else { return nil }
    var next = number.end
    if line.isMark(Mark.dash, at: next) { next += 1 }
    while line.has([.modifier, .size], at: next) { next += 1 }
    guard line.has([.measured, .unit], at: next), !line.has(.noun, at: next),
      let unit = unit(at: next, afterDigits: number.isDigits)
    else { return nil }
    return (Ingredient.Measured(quantity: number.value, unit: units[Int(unit)]), afterUnit(next))
  }

  /// Skips a length that says how something is cut: "1-inch", "2.5cm".
  mutating func skipLength() {
    guard let next = afterLength(index) else { return }
    index = next
  }

  func afterLength(_ start: Int) -> Int? {
    guard start < end, line.isNumeric(at: start) || line.has([.number, .fraction], at: start),
      let number = numbers.read(at: start, before: end)
    else { return nil }
    var next = number.end
    if line.isMark(Mark.dash, at: next) { next += 1 }
    if line.has(.times, at: next) {
      return afterLength(next + 1)
    }
    guard line.has(.length, at: next) || line.isMark(Mark.quote, at: next) else { return nil }
    next += 1
    if line.isGluedMark(Mark.point, at: next) { next += 1 }
    if line.isMark(Mark.slash, at: next), let other = afterLength(next + 1) { return other }
    if line.has(.times, at: next), let other = afterLength(next + 1) { return other }
    if line.isMark(Mark.dash, at: next), line.has([.size, .modifier], at: next + 1) { next += 2 }
    return next
  }

  // MARK: What follows

  /// Parses what follows the amount: equivalents, sums, a container, "of".
  mutating func readFollowers() {
    for _ in 0..<8 {
      let before = index
      readMeasures()
      if line.has(.each, at: index) { index += 1 }
      if line.has(.or, at: index), unit(at: index + 1, afterDigits: false) != nil {
        // "1 can or bottle".
        index = afterUnit(index + 1)
      }
      if ingredient.unit != nil, line.has(.container, at: index), before == index || !ingredient.equivalents.isEmpty,
        isMeasured(ingredient.unit), isFood(at: afterUnit(index))
      {
        let container = units[Int(line.tokens[index].word.unit)].measure?.unit
        ingredient.isCanned = container == .can || container == .tin
        index = afterUnit(index)
      }
      if line.isMark(Mark.comma, at: index), before == index { index += 1 }
      if index == before { break }
    }
    if line.has(.of, at: index) {
      index += 1
      while line.has([.article, .determiner], at: index) { index += 1 }
    }
  }

  func isMeasured(_ unit: KitchenUnit?) -> Bool {
    guard let measure = unit?.measure?.unit else { return false }
    return measure.isMeasured
  }

  mutating func readMeasures() {
    let more = equivalents(behind: index, into: ingredient.unit)
    ingredient.equivalents += more.equivalents
    ingredient.sums += more.sums
    index = more.next
  }

  /// Parses equivalents and sums: "/5½oz", "(240 ml)", "plus 1 tsp", "or 2 sticks".
  func equivalents(
    behind start: Int, into unit: KitchenUnit?
  ) -> (equivalents: [Ingredient.Measured], sums: [Ingredient.Measured], next: Int) {
    var equivalents: [Ingredient.Measured] = []
    var sums: [Ingredient.Measured] = []
    var next = start
    for _ in 0..<6 {
      if line.isMark(Mark.slash, at: next), let other = measured(at: next + 1) {
        equivalents.append(other.measured)
        next = other.next
      } else if next > start, line.isGluedMark(Mark.dash, at: next), let other = measured(at: next + 1) {
        // "2lb 4oz-2lb 10oz".
        next = other.next
      } else if line.isMark(Mark.slash, at: next), let number = numbers.read(at: next + 1, before: end) {
        next = number.end
      } else if line.isMark(Mark.open, at: next), let other = aside(at: next) {
        equivalents.append(other)
        next = line.afterAside(next)
      } else if unit != nil, line.isNumeric(at: next), isMeasured(unit), let other = measured(at: next) {
        sums.append(other.measured)
        next = other.next
      } else if unit != nil, line.has([.plus, .and], at: next) || line.isMark(Mark.plus, at: next),
        let other = measured(at: next + 1)
      {
        sums.append(other.measured)
        next = other.next
      } else if unit != nil, line.has(.minus, at: next), let other = measured(at: next + 1) {
        sums.append(Ingredient.Measured(quantity: -other.measured.quantity, unit: other.measured.unit))
        next = other.next
      } else if line.has([.or, .range], at: next), let other = alternative(at: next + 1) {
        equivalents.append(other.measured)
        next = other.next
      } else {
        break
      }
    }
    return (equivalents, sums, next)
  }

  /// Parses an alternative amount: "or 4 x 225g", "or 1/2 cup".
  func alternative(at start: Int) -> (measured: Ingredient.Measured, next: Int)? {
    if let other = measured(at: start) { return other }
    guard let number = numbers.single(at: start, before: end), line.has(.times, at: number.end),
      let each = measured(at: number.end + 1)
    else { return nil }
    var next = each.next
    while line.isMark(Mark.slash, at: next), let other = measured(at: next + 1) { next = other.next }
    return (each.measured, next)
  }

  /// Parses an amount in parentheses: "(about 240 ml)".
  func aside(at start: Int) -> Ingredient.Measured? {
    var next = start + 1
    while line.has([.approximate, .or], at: next) { next += 1 }
    return measured(at: next)?.measured
  }
}
