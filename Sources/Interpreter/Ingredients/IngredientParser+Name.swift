internal import Nutrition

/// The name of a recipe line: the food without preparation and purpose.
extension IngredientParser {
  mutating func readName() {
    while index < end {
      let isAtEnd =
        switch line.tokens[index].kind {
        case .mark: readMark()
        case .number, .fraction: readNumber()
        case .word: readWord()
        }
      if isAtEnd { break }
    }
    readTail()
  }

  /// What changes nothing about which food it is.
  private static let dropped: WordRoles = [.preparation, .adverb]

  private func isDropped(_ place: Int) -> Bool { line.has(IngredientParser.dropped, at: place) }

  private mutating func keep() {
    name.append(index)
    index += 1
  }

  // MARK: Words

  /// True where the name ends.
  private mutating func readWord() -> Bool {
    let roles = line.tokens[index].word.roles
    if let state = line.tokens[index].word.state, ingredient.state == nil { ingredient.state = state }
    if roles.isEmpty || roles.contains(.name) {
      keep()
    } else if roles.contains(.stop) || roles.contains(.plus) {
      if !name.isEmpty { return true }
      index += 1
    } else if roles.contains(.and) || roles.contains(.or) {
      return readJoint()
    } else if !roles.isDisjoint(with: [.preparation, .adverb, .each, .size]) {
      noteSize(at: index)
      if isNamed(index) || (roles.contains(.adverb) && isBeforeKind(index + 1)) { keep() } else { index += 1 }
    } else if name.isEmpty, !roles.isDisjoint(with: [.article, .determiner, .of, .approximate, .unmeasured]) {
      index += 1
    } else if roles.contains(.from) {
      guard !isEndless(index + 1), !line.isNumeric(at: index + 1), !line.has(.number, at: index + 1),
        !roles.contains(.with) || !line.has(.part, at: index + 1)
      else { return true }
      keep()
    } else if !roles.isDisjoint(with: [.number, .fraction, .approximate, .times]) {
      return readNumberWord()
    } else {
      keep()
    }
    return false
  }

  /// Whether a word of preparation is part of the name after all: "1 can chopped tomatoes", or within a brand's name.
  private func isNamed(_ place: Int) -> Bool {
    // "Toasted almonds" without an amount, "candied or toasted almonds".
    let isBare = ingredient.quantity == nil && ingredient.unit == nil
    let isJoined = name.last.map { line.has([.or, .and], at: $0) } == true
    if line.has(.state, at: place), isBare || isJoined { return true }
    if line.has(.canned, at: place), ingredient.unit?.name == "can" || ingredient.unit?.name == "tin" { return true }
    return line.tokens[place].isCapital && name.count > 1
      && name.suffix(2).allSatisfy { line.tokens[$0].isCapital } && line.has(.preparation, at: place)
  }

  /// Whether "very" and the like belong to a word that says which kind it is: "very hot water".
  private func isBeforeKind(_ place: Int) -> Bool {
    var next = place
    while line.has(.adverb, at: next), !line.has(.adjective, at: next) { next += 1 }
    return line.has(.adjective, at: next) && !line.has(.preparation, at: next)
  }

  /// Whether nothing of a name follows.
  private func isEndless(_ place: Int) -> Bool {
    var next = place
    while next < end, line.tokens[next].kind == .word {
      if !line.has([.preparation, .adverb, .size, .modifier, .shape, .determiner, .article], at: next) {
        return line.has([.stop, .plus], at: next)
      }
      next += 1
    }
    return true
  }

  /// "and" and "or" join foods, but also preparations, and what else could be taken.
  private mutating func readJoint() -> Bool {
    let next = index + 1
    guard !name.isEmpty else {
      index = next
      return false
    }
    if line.isMark(Mark.slash, at: next), line.has(.or, at: next + 1), !isEndless(next + 2) {
      keep()
      keep()
      keep()
      return false
    }
    if line.isNumeric(at: next) || line.has([.stop, .article, .plus, .vague], at: next) { return true }
    if line.has([.number, .fraction], at: next), numbers.single(at: next, before: end) != nil { return true }
    if isDropped(index - 1), isDropped(next) {
      index = next
      return false
    }
    if isEndless(next) { return true }
    keep()
    return false
  }

  // MARK: Numbers

  private mutating func readNumber() -> Bool {
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

  private mutating func readNumberWord() -> Bool {
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

  /// An amount behind the food: "flour 200 g", "eggs, 5".
  private mutating func takePostfix() -> Bool {
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

  // MARK: Marks

  private mutating func readMark() -> Bool {
    let isFirst = name.isEmpty
    switch line.tokens[index].mark {
    case Mark.open: readAside()
    case Mark.comma:
      if skipToPostfix() { return false }
      guard continues(behind: index) else { return true }
      if isFirst { index += 1 } else { keep() }
    case Mark.ampersand: return readJoint()
    case Mark.percent: keep()
    case Mark.slash:
      guard line.tokens[index].spacing == .glued, index + 1 < end, line.tokens[index + 1].kind == .word else {
        index += 1
        return !isFirst
      }
      keep()
    case Mark.point:
      let isShort = index > 0 && line.tokens[index - 1].end - line.tokens[index - 1].start <= 3
      guard isFirst || (isShort && line.tokens[index].spacing == .glued && index + 1 < end) else { return true }
      index += 1
    case Mark.dash:
      if skipToPostfix() { return false }
      guard isFirst || line.tokens[index].spacing == .glued else { return true }
      if isFirst { index += 1 } else { keep() }
    case UInt8(ascii: ";"), Mark.colon, Mark.plus, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "="):
      guard isFirst else { return true }
      index += 1
    default: index += 1
    }
    return false
  }

  /// "Eggs, 5", "rice – 150 g".
  private mutating func skipToPostfix() -> Bool {
    guard ingredient.quantity == nil, ingredient.unit == nil, !name.isEmpty, line.isNumeric(at: index + 1) else {
      return false
    }
    index += 1
    return true
  }

  /// Whether the name goes on behind a comma: "skinless, boneless chicken", "olive, corn or other oil".
  private func continues(behind comma: Int) -> Bool {
    let start = comma + 1
    guard start < end else { return false }
    if name.isEmpty { return true }
    guard line.tokens[start].kind == .word, !line.has([.stop, .plus, .approximate, .each], at: start) else {
      return false
    }
    if name.allSatisfy({ isDescriptive($0) }) { return !isEndless(start) }
    if line.has([.and, .or], at: start) { return !isEndless(start + 1) && isPlainList(start + 1) }
    return !line.has([.preparation, .adverb, .part, .with], at: start) && isList(from: start)
  }

  private func isDescriptive(_ place: Int) -> Bool {
    line.has([.adjective, .state, .modifier, .preparation, .size, .and, .or], at: place)
      || line.isMark(Mark.comma, at: place)
  }

  /// Whether the words from here on are foods up to an "and" or "or", and one behind it.
  private func isList(from start: Int) -> Bool {
    var next = start
    while next < end {
      if line.has([.and, .or], at: next) { return next > start && isPlainList(next + 1) }
      if line.isMark(Mark.comma, at: next) {
        next += 1
        if line.has([.and, .or], at: next) { return isPlainList(next + 1) }
        continue
      }
      guard isListed(next) else { return false }
      next += 1
    }
    return false
  }

  /// Whether the words up to the next mark are all part of a food.
  private func isPlainList(_ start: Int) -> Bool {
    var next = start
    while next < end, line.tokens[next].kind == .word, !line.has([.stop, .plus], at: next) {
      guard isListed(next) || line.has([.or, .and], at: next) else { return false }
      next += 1
    }
    // "white and green parts only".
    return !line.has(.only, at: next) && (start..<next).contains { !isDescriptive($0) }
  }

  private func isListed(_ place: Int) -> Bool {
    line.tokens[place].kind == .word
      && !line.has([.preparation, .adverb, .stop, .number, .with], at: place)
  }

  // MARK: The rest

  /// "(about 1 kg)", "(6 oz each)".
  private mutating func readAside() {
    let next = line.afterAside(index)
    if name.isEmpty, next == end {
      // "6 slices (streaky bacon)": the food stands in it.
      index += 1
      return
    }
    if let found = aside(at: index) {
      note(found, isEach: (index..<next).contains { line.has(.each, at: $0) })
    }
    index = next
  }

  /// "Sugar, pinch of", "butter, about ½ cup".
  private mutating func readAmountInTail() {
    guard ingredient.quantity == nil, ingredient.unit == nil, index < end else { return }
    if line.has(.bare, at: index), line.has(.of, at: index + 1), index + 2 == end {
      ingredient.unit = units[Int(line.tokens[index].word.unit)]
    }
  }

  /// A weight that stands behind the name: of each, or of all.
  private mutating func note(_ measured: Ingredient.Measured, isEach: Bool) {
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

  /// Behind the name: a state that it is in, and words that nobody knows.
  private mutating func readTail() {
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
