internal import Nutrition
internal import Words

/// Units in recipe lines: after the number and sizes, or after the weight of one.
extension IngredientParser {
  mutating func readUnit(afterDigits: Bool) {
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

  /// Skips the second of two counts, "2 small or 1 large": the first one counts, but the unit may follow the second.
  mutating func readOtherCount() {
    guard line.has([.or, .range], at: index), let other = numbers.single(at: index + 1, before: end),
      line.has(.size, at: other.end)
    else { return }
    index = other.end
    while line.has(.size, at: index) { index += 1 }
    if let unit = unit(at: index, afterDigits: false) { take(unit, at: index) }
  }

  /// Parses a container after the weight of one: "1 (14 oz) can".
  mutating func readContainer() {
    var next = index
    while line.has([.size, .modifier], at: next) { next += 1 }
    guard let unit = unit(at: next, afterDigits: false) else { return }
    if line.has(.measured, at: next) {
      // "2 (10 ml) teaspoons": not a pack but an equivalent.
      guard next == index, line.isMark(Mark.close, at: next - 1), let pack = ingredient.pack else { return }
      ingredient.equivalents.append(pack)
      ingredient.pack = nil
    }
    take(unit, at: next)
  }

  mutating func take(_ unit: UInt8, at place: Int) {
    ingredient.unit = units[Int(unit)]
    index = afterUnit(place)
    // "2 tsp teaspoons".
    if line.has(.unit, at: index), line.tokens[index].word.unit == unit,
      !line.has(.noun, at: index) || isFood(at: afterUnit(index))
    {
      index = afterUnit(index)
    }
  }

  /// The index after a unit, its point and its "(s)".
  func afterUnit(_ place: Int) -> Int {
    var next = place + 1
    if line.isGluedMark(Mark.point, at: next) { next += 1 }
    if line.isGluedMark(Mark.open, at: next), next + 2 < end, line.isMark(Mark.close, at: next + 2),
      line.tokens[next + 1].end == line.tokens[next + 1].start + 1
    {
      next += 3
    }
    return next
  }

  /// The unit at `place`. A word that is also a noun is a unit only where a food follows.
  func unit(at place: Int, afterDigits: Bool) -> UInt8? {
    guard place < end else { return nil }
    let token = line.tokens[place]
    if afterDigits, token.isCapital, token.word.capital > 0 { return token.word.capital }
    guard token.has(.unit), afterDigits || !token.has(.letter) else { return nil }
    if token.has(.noun), !isFood(at: afterUnit(place)) { return nil }
    return token.word.unit
  }

  /// Whether the words of a food may begin here.
  func isFood(at place: Int) -> Bool {
    var next = place
    if line.isMark(Mark.open, at: next) {
      let after = line.afterAside(next)
      next = after == end && next + 1 < end && line.kind(at: next + 1) == .word ? next + 1 : after
    }
    guard next < end, line.tokens[next].kind != .mark else { return false }
    if line.has(.of, at: next) { return next + 1 < end }
    if line.has(.or, at: next), line.has(.unit, at: next + 1) || measured(at: next + 1) != nil { return true }
    return !line.has([.stop, .and, .or, .plus, .with], at: next)
  }
}
