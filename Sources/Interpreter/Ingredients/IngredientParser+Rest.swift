internal import Nutrition
internal import Words

/// Text within and after the name of a recipe line: amounts, states, and words that are not understood.
extension IngredientParser {
  mutating func readNumber() -> Bool {
    if let next = afterLength(index) {
      index = next
      while line.has([.shape, .of, .size, .modifier], at: index) { index += 1 }
      return false
    }
    if line.isMark(Mark.percent, at: index + 1) {
      keep()
      keep()
      return false
    }
    if takePostfix() { return true }
    let isCompound = line.isMark(Mark.dash, at: index + 1) && line.has([.measured, .length], at: index + 2) == false
    guard name.isEmpty || isCompound else { return true }
    keep()
    if isCompound { keep() }
    return false
  }

  mutating func readNumberWord() -> Bool {
    if name.isEmpty {
      index += 1
      return false
    }
    if line.has(.times, at: index), line.isNumeric(at: index + 1) { index += 1 }
    if takePostfix() { return true }
    if line.has([.approximate, .times], at: index) { return true }
    keep()
    return false
  }

  /// Parses an amount after the food: "flour 200 g", "eggs, 5".
  mutating func takePostfix() -> Bool {
    guard !name.isEmpty, ingredient.quantity == nil, ingredient.unit == nil else { return false }
    if let found = measured(at: index) {
      ingredient.quantity = found.measured.quantity
      ingredient.unit = found.measured.unit
      index = found.next
      if let number = numbers.read(at: index, before: end) { ingredient.quantityHigh = number.high }
      return true
    }
    guard let number = numbers.read(at: index, before: end), !number.isArticle else { return false }
    let unit = line.has(.unit, at: number.end) ? line.tokens[number.end].word.unit : nil
    let next = unit == nil ? number.end : number.end + 1
    guard next >= end || line.tokens[next].kind == .mark else { return false }
    ingredient.quantity = number.value
    ingredient.quantityHigh = number.high
    ingredient.unit = unit.map { units[Int($0)] }
    index = next
    return true
  }

  // MARK: The rest

  /// Parses parentheses: "(about 1 kg)", "(6 oz each)".
  mutating func readAside() {
    let next = line.afterAside(index)
    if name.isEmpty, next == end {
      // "6 slices (streaky bacon)": the food is in the parentheses.
      index += 1
      return
    }
    if let found = aside(at: index) {
      note(found, isEach: (index..<next).contains { line.has(.each, at: $0) })
    }
    index = next
  }

  /// Parses an amount at the very end: "sugar, pinch of", "butter, about ½ cup".
  mutating func readAmountInTail() {
    guard ingredient.quantity == nil, ingredient.unit == nil, index < end else { return }
    if line.has(.bare, at: index), line.has(.of, at: index + 1), index + 2 == end {
      ingredient.unit = units[Int(line.tokens[index].word.unit)]
    }
  }

  /// Notes a weight after the name, of each or of all.
  mutating func note(_ measured: Ingredient.Measured, isEach: Bool) {
    guard measured.unit.measure?.unit?.isMeasured == true else { return }
    if ingredient.quantity == nil, ingredient.unit == nil, !isEach {
      ingredient.quantity = measured.quantity
      ingredient.unit = measured.unit
    } else if isEach {
      if ingredient.pack == nil { ingredient.pack = measured }
    } else if ingredient.quantity != nil, ingredient.equivalents.isEmpty, ingredient.pack == nil {
      ingredient.equivalents.append(measured)
    }
  }

  /// Parses what follows the name: a state, and words that are not understood.
  mutating func readTail() {
    var isKnown = false
    var isOther = false
    while index < end {
      let token = line.tokens[index]
      if token.mark == Mark.open {
        readAside()
        continue
      }
      if !isOther, line.isNumeric(at: index), let found = measured(at: index) {
        note(found.measured, isEach: line.has(.each, at: found.next))
        index = found.next
        continue
      }
      if token.mark == Mark.comma { isKnown = false }
      readAmountInTail()
      if token.has([.stop, .plus, .or]) { isKnown = true }
      if token.has([.plus, .or]) || token.mark == Mark.plus { isOther = true }
      if !isKnown, let state = token.word.state, ingredient.state == nil { ingredient.state = state }
      if !isKnown, token.kind == .word, token.word.roles.isEmpty, ingredient.unaccounted.count < 20 {
        ingredient.unaccounted.append(line.text([index]))
      }
      index += 1
    }
  }
}
