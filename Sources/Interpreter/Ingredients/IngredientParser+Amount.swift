internal import Nutrition

/// The amount of a recipe line, with what is said about it: packs, equivalents, sums.
extension IngredientParser {
  mutating func readAmount() {
    guard let number = numbers.read(at: index, before: end), number.end > index, !isCompound(number) else {
      return readBareUnit()
    }
    let start = index
    let isVague = line.has(.vague, at: index) || (line.has(.article, at: index) && line.has(.vague, at: index + 1))
    ingredient.quantity = isVague ? nil : number.value
    ingredient.quantityHigh = isVague ? nil : number.high
    ingredient.isApproximate = ingredient.isApproximate || isVague
    index = number.end
    if line.has(.open, at: index) { index += 1 }
    if let next = afterLength(start) {
      // "1-inch piece": one of them.
      ingredient.quantity = Figure(1)
      ingredient.quantityHigh = nil
      index = next
      return readUnitAndFollowers()
    }
    if readHyphenated(number, from: start) { return readFollowers() }
    if readSpacedPack(number, from: start) { return readFollowers() }
    if let pack = pack(at: index) {
      ingredient.pack = pack.measured
      index = pack.next
      readContainer()
    } else {
      if line.has(.times, at: index) { index += 1 }
      readUnit(afterDigits: number.isDigits)
      readHalfMore()
    }
    readFollowers()
  }

  private mutating func readUnitAndFollowers() {
    readUnit(afterDigits: false)
    readFollowers()
  }

  /// "7-grain": a number that is part of a name.
  private func isCompound(_ number: NumberPhrase) -> Bool {
    guard line.isGluedMark(Mark.dash, at: number.end), number.end + 1 < end else { return false }
    let next = line.tokens[number.end + 1]
    return next.kind == .word && next.spacing == .glued
      && !next.has([.unit, .length, .number, .fraction, .size, .modifier, .range, .or])
  }

  /// "2 cups and a half", "一碗半".
  private mutating func readHalfMore() {
    guard ingredient.unit != nil else { return }
    let quantity = ingredient.quantity ?? Figure(1)
    var next = index
    if line.has(.and, at: next) {
      next += 1
      if line.has(.article, at: next) { next += 1 }
    } else if next >= end || line.bytes[Int(line.tokens[next].start)] < 0x80 {
      return
    }
    guard line.has(.fraction, at: next), line.kind(at: next) == .word else { return }
    ingredient.quantity = quantity + line.tokens[next].word.figure
    index = next + 1
  }

  // MARK: Units

  private mutating func readUnit(afterDigits: Bool) {
    if line.isMark(Mark.open, at: index) {
      // "1 (2-inch) piece".
      let next = line.afterAside(index)
      if unit(at: next, afterDigits: false) != nil { index = next }
    }
    skipLength()
    var next = index
    while next < end, next < index + 5,
      line.has([.size, .modifier, .preparation], at: next) || (next > index && line.isMark(Mark.comma, at: next))
        || (line.has(.adverb, at: next) && line.has([.modifier, .size], at: next + 1))
    {
      next += 1
    }
    if let unit = unit(at: next, afterDigits: afterDigits && next == index) { return take(unit, at: next) }
    // "4 boneless pieces of chicken".
    while line.has(.adjective, at: next), next < index + 5 { next += 1 }
    if line.has(.noun, at: next), line.has(.of, at: next + 1), let unit = unit(at: next, afterDigits: false) {
      name.append(contentsOf: (index..<next).filter { line.has(.adjective, at: $0) })
      return take(unit, at: next)
    }
    while line.has(.size, at: index), index + 1 < end {
      noteSize(at: index)
      index += 1
    }
    readOtherCount()
  }

  /// "2 small or 1 large": the first counts, but the unit may stand behind the second.
  private mutating func readOtherCount() {
    guard line.has([.or, .range], at: index), let other = numbers.single(at: index + 1, before: end),
      line.has(.size, at: other.end)
    else { return }
    index = other.end
    while line.has(.size, at: index) { index += 1 }
    if let unit = unit(at: index, afterDigits: false) { take(unit, at: index) }
  }

  /// A container behind the weight of one: "1 (14 oz) can".
  private mutating func readContainer() {
    var next = index
    while line.has([.size, .modifier], at: next) { next += 1 }
    guard let unit = unit(at: next, afterDigits: false) else { return }
    if line.has(.measured, at: next) {
      // "2 (10 ml) teaspoons": no pack, but the same in another unit.
      guard next == index, line.isMark(Mark.close, at: next - 1), let pack = ingredient.pack else { return }
      ingredient.equivalents.append(pack)
      ingredient.pack = nil
    }
    take(unit, at: next)
  }

  private mutating func take(_ unit: UInt8, at place: Int) {
    ingredient.unit = units[Int(unit)]
    index = afterUnit(place)
    // "2 tsp teaspoons".
    if line.has(.unit, at: index), line.tokens[index].word.unit == unit,
      !line.has(.noun, at: index) || isFood(at: afterUnit(index))
    {
      index = afterUnit(index)
    }
  }

  /// Behind a unit, its point and its "(s)".
  private func afterUnit(_ place: Int) -> Int {
    var next = place + 1
    if line.isGluedMark(Mark.point, at: next) { next += 1 }
    if line.isGluedMark(Mark.open, at: next), next + 2 < end, line.isMark(Mark.close, at: next + 2),
      line.tokens[next + 1].end == line.tokens[next + 1].start + 1
    {
      next += 3
    }
    return next
  }

  /// The unit that stands at `place`; a noun is one only where a food follows.
  func unit(at place: Int, afterDigits: Bool) -> UInt8? {
    guard place < end else { return nil }
    let token = line.tokens[place]
    if afterDigits, token.isCapital, token.word.capital > 0 { return token.word.capital }
    guard token.has(.unit), afterDigits || !token.has(.letter) else { return nil }
    if token.has(.noun), !isFood(at: afterUnit(place)) { return nil }
    return token.word.unit
  }

  /// Whether a food's words may begin here.
  private func isFood(at place: Int) -> Bool {
    var next = place
    if line.isMark(Mark.open, at: next) {
      let after = line.afterAside(next)
      next = after == end && next + 1 < end && line.kind(at: next + 1) == .word ? next + 1 : after
    }
    guard next < end, line.tokens[next].kind != .mark else { return false }
    if line.has(.of, at: next) { return next + 1 < end }
    if line.has(.or, at: next), measured(at: next + 1) != nil { return true }
    return !line.has([.stop, .and, .or, .plus, .with], at: next)
  }

  private mutating func readBareUnit() {
    if line.has(.measured, at: index), line.has(.and, at: index + 1), line.has(.fraction, at: index + 2),
      let unit = unit(at: index, afterDigits: false)
    {
      // "kilo y medio".
      take(unit, at: index)
      readHalfMore()
      return readFollowers()
    }
    guard line.has(.bare, at: index), let unit = unit(at: index, afterDigits: false) else { return }
    guard isFood(at: afterUnit(index)) else { return }
    take(unit, at: index)
    readFollowers()
  }

  // MARK: Packs

  /// "14-ounce can", "1 1/4-ounce package", "2-inch piece".
  private mutating func readHyphenated(_ number: NumberPhrase, from start: Int) -> Bool {
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
    var count = Figure(1)
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

  /// "1 - 8 oz package": a count and a pack, not a range.
  private mutating func readSpacedPack(_ number: NumberPhrase, from start: Int) -> Bool {
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

  /// "x 400g", "(14 oz)", "14-ounce": what one of several weighs.
  private func pack(at start: Int) -> (measured: Ingredient.Measured, next: Int)? {
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

  /// A number and a unit of weight or volume: "400g", "4½- to 5-pound".
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

  /// "1-inch", "2.5cm": how big something is cut.
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

  /// Equivalents, sums, a container behind a weight, "of".
  private mutating func readFollowers() {
    for _ in 0..<8 {
      let before = index
      readMeasures()
      if line.has(.each, at: index) { index += 1 }
      if ingredient.unit != nil, line.has(.container, at: index), before == index || !ingredient.equivalents.isEmpty,
        isMeasured(ingredient.unit), isFood(at: afterUnit(index))
      {
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

  private func isMeasured(_ unit: KitchenUnit?) -> Bool {
    guard let measure = unit?.measure?.unit else { return false }
    return measure.isMeasured
  }

  private mutating func readMeasures() {
    let more = equivalents(behind: index, into: ingredient.unit)
    ingredient.equivalents += more.equivalents
    ingredient.sums += more.sums
    index = more.next
  }

  /// What an amount is followed by: "/5½oz", "(240 ml)", "plus 1 tsp", "or 2 sticks".
  private func equivalents(
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

  /// "or 4 x 225g", "or 1/2 cup".
  private func alternative(at start: Int) -> (measured: Ingredient.Measured, next: Int)? {
    if let other = measured(at: start) { return other }
    guard let number = numbers.single(at: start, before: end), line.has(.times, at: number.end),
      let each = measured(at: number.end + 1)
    else { return nil }
    var next = each.next
    while line.isMark(Mark.slash, at: next), let other = measured(at: next + 1) { next = other.next }
    return (each.measured, next)
  }

  /// "(about 240 ml)".
  func aside(at start: Int) -> Ingredient.Measured? {
    var next = start + 1
    while line.has([.approximate, .or], at: next) { next += 1 }
    return measured(at: next)?.measured
  }
}
