internal import Nutrition
internal import Words

/// The name in a recipe line: the food without preparation and purpose.
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

  /// Roles of words that do not change which food it is.
  static let dropped: WordRoles = [.preparation, .adverb]

  func isDropped(_ place: Int) -> Bool { line.has(IngredientParser.dropped, at: place) }

  mutating func keep() {
    name.append(index)
    index += 1
  }

  // MARK: Words

  /// Handles a word; true where the name ends.
  mutating func readWord() -> Bool {
    let roles = line.tokens[index].word.roles
    if let state = line.tokens[index].word.state, ingredient.state == nil { ingredient.state = state }
    if roles.isEmpty || roles.contains(.name) {
      keep()
    } else if roles.contains(.stop) || roles.contains(.plus) {
      if !name.isEmpty { return true }
      index += 1
    } else if roles.contains(.and) || roles.contains(.or) {
      return readConjunction()
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

  /// Whether a word of preparation belongs to the name: "1 can chopped tomatoes", or within a brand name.
  func isNamed(_ place: Int) -> Bool {
    // "Toasted almonds" without an amount, "candied or toasted almonds".
    let isBare = ingredient.quantity == nil && ingredient.unit == nil
    let isJoined = name.last.map { line.has([.or, .and], at: $0) } == true
    if line.has(.state, at: place), isBare || isJoined { return true }
    if line.has(.canned, at: place), ingredient.unit?.name == "can" || ingredient.unit?.name == "tin" { return true }
    return line.tokens[place].isCapital && name.count > 1
      && name.suffix(2).allSatisfy { line.tokens[$0].isCapital } && line.has(.preparation, at: place)
  }

  /// Whether an adverb belongs to a word that describes the kind: "very hot water".
  func isBeforeKind(_ place: Int) -> Bool {
    var next = place
    while line.has(.adverb, at: next), !line.has(.adjective, at: next) { next += 1 }
    return line.has(.adjective, at: next) && !line.has(.preparation, at: next)
  }

  /// Whether nothing follows that could continue the name.
  func isEndless(_ place: Int) -> Bool {
    var next = place
    while next < end, line.tokens[next].kind == .word {
      if !line.has([.preparation, .adverb, .size, .modifier, .shape, .determiner, .article], at: next) {
        return line.has([.stop, .plus], at: next)
      }
      next += 1
    }
    return true
  }

  /// Handles "and" and "or", which join foods, preparations or alternatives; true where the name ends.
  mutating func readConjunction() -> Bool {
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
    if line.isNumeric(at: next), name.allSatisfy({ isDescriptive($0) }), line.has([.adjective, .state], at: next + 1) {
      // "1 fresh or 2 dried figs".
      keep()
      index += 1
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

  // MARK: Marks

  mutating func readMark() -> Bool {
    let isFirst = name.isEmpty
    switch line.tokens[index].mark {
    case Mark.open: readAside()
    case Mark.comma:
      if skipToPostfix() { return false }
      guard continues(behind: index) else { return true }
      if isFirst { index += 1 } else { keep() }
    case Mark.ampersand: return readConjunction()
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

  /// Skips the mark before an amount after the name: "eggs, 5", "rice – 150 g".
  mutating func skipToPostfix() -> Bool {
    guard ingredient.quantity == nil, ingredient.unit == nil, !name.isEmpty, line.isNumeric(at: index + 1) else {
      return false
    }
    index += 1
    return true
  }
}
