internal import Nutrition
internal import Words

/// The amount of a recipe line with what follows it: packs, equivalents, sums.
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
      // "1-inch piece" is one piece.
      ingredient.quantity = FixedDecimal(1)
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

  mutating func readUnitAndFollowers() {
    readUnit(afterDigits: false)
    readFollowers()
  }

  /// Whether the number is part of a name: "7-grain".
  func isCompound(_ number: NumberPhrase) -> Bool {
    guard line.isGluedMark(Mark.dash, at: number.end), number.end + 1 < end else { return false }
    let next = line.tokens[number.end + 1]
    return next.kind == .word && next.spacing == .glued
      && !next.has([.unit, .length, .number, .fraction, .size, .modifier, .range, .or])
  }

  /// Parses the half of "2 cups and a half", "一碗半".
  mutating func readHalfMore() {
    guard ingredient.unit != nil else { return }
    let quantity = ingredient.quantity ?? FixedDecimal(1)
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

  mutating func readBareUnit() {
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
}
