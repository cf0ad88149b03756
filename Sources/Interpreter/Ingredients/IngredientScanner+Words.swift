internal import Nutrition
internal import Words

/// Words of recipe lines: letters with hyphens and apostrophes, and phrases of several words.
extension IngredientScanner {
  mutating func begin() {
    folded.removeAll(keepingCapacity: true)
    hyphens.removeAll(keepingCapacity: true)
    hash = WordHash()
  }

  mutating func take(_ byte: UInt8) {
    folded.append(byte)
    hash.take(byte)
  }

  mutating func know(_ number: Int32) {
    guard number >= 0 else { return }
    tokens[tokens.count - 1].number = number
    tokens[tokens.count - 1].word = vocabulary.word(number)
  }

  /// Takes letters, digits after them, and apostrophes and hyphens between letters. An "x" before digits is a word of
  /// its own.
  mutating func takeWord(_ spacing: Token.Spacing) {
    let isCapital = bytes[position] < 0x61
    if bytes[position] | 0x20 == UInt8(ascii: "x"), isDigit(at: position + 1) {
      append(.word, spacing, length: 1)
      tokens[tokens.count - 1].word.roles = .times
      return
    }
    begin()
    var end = position
    scanning: while end < bytes.count, end - position < 200 {
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): take(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): take(byte | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): take(byte)
      case UInt8(ascii: "'"):
        guard isLetter(at: end + 1) else { break scanning }
        take(byte)
      case UInt8(ascii: "-"):
        guard isLetter(at: end + 1) else { break scanning }
        hyphens.append(end)
        take(byte)
      case 0x80...:
        let (scalar, length) = scalar(at: end)
        guard takeLetter(scalar, before: end + length, at: end) else { break scanning }
        end += length
        continue
      default: break scanning
      }
      end += 1
    }
    if end == position { end += 1 }
    finish(spacing, end, isCapital)
  }

  func isLetter(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    if byte < 0x80 { return (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }
    return ScalarKind(scalar(at: index).0) == .letter
  }

  /// Takes a letter beyond ASCII, or an apostrophe or hyphen between letters. False for anything that ends the word.
  mutating func takeLetter(_ scalar: Unicode.Scalar, before next: Int, at index: Int) -> Bool {
    switch scalar {
    case "’", "\u{2010}", "\u{2011}":
      guard isLetter(at: next) else { return false }
      if scalar != "’" { hyphens.append(index) }
      take(scalar == "’" ? UInt8(ascii: "'") : UInt8(ascii: "-"))
    default:
      guard ScalarKind(scalar) == .letter else { return false }
      var lower = ""
      Folding.lower(scalar, into: &lower)
      var plain = ""
      for part in lower.unicodeScalars { Folding.fold(part, into: &plain) }
      for byte in plain.utf8 { take(byte) }
    }
    return true
  }

  mutating func finish(_ spacing: Token.Spacing, _ end: Int, _ isCapital: Bool) {
    let number = vocabulary.number(of: folded, hash: hash.value)
    if number < 0, let hyphen = hyphens.first, let length = folded.firstIndex(of: UInt8(ascii: "-")),
      let first = part(0, upTo: length), first.isBeforeHyphen
    {
      // "two-inch", "one-half": the rest is read next, as separate words.
      appendWord(spacing, hyphen, isCapital, number: first.number)
      return append(.mark, .glued, length: bytes[hyphen] < 0x80 ? 1 : 3, mark: UInt8(ascii: "-"))
    }
    appendWord(spacing, end, isCapital, number: number)
    if number < 0, let value = joinedNumber { return standFor(value) }
    if number < 0, !hyphens.isEmpty { tokens[tokens.count - 1].word = compound() }
  }

  mutating func appendWord(_ spacing: Token.Spacing, _ end: Int, _ isCapital: Bool, number: Int32) {
    append(.word, spacing, length: end - position)
    tokens[tokens.count - 1].isCapital = isCapital
    know(number)
  }

  /// The vocabulary's number for a part of a hyphenated word, and whether what follows its hyphen is a separate word.
  /// Nil for an unknown part.
  func part(_ start: Int, upTo end: Int) -> (number: Int32, isBeforeHyphen: Bool)? {
    guard start <= end, end <= folded.count else { return nil }
    var hash = WordHash()
    for byte in folded[start..<end] { hash.take(byte) }
    let number = vocabulary.number(of: folded[start..<end], hash: hash.value)
    guard number >= 0 else { return nil }
    return (number, !vocabulary.word(number).roles.isDisjoint(with: [.number, .length, .measured]))
  }

  /// The role of an unknown compound: "finely-chopped" has that of its last word, "walnut-sized" is a size.
  func compound() -> IngredientWord {
    guard let last = folded.lastIndex(of: UInt8(ascii: "-")), let first = folded.firstIndex(of: UInt8(ascii: "-")),
      let number = part(last + 1, upTo: folded.count)?.number
    else { return .unknown }
    let word = vocabulary.word(number)
    if word.roles.contains(.size) { return word }
    guard let lead = part(0, upTo: first)?.number, vocabulary.word(lead).roles.contains(.adverb) else {
      return .unknown
    }
    return word.roles.isDisjoint(with: [.preparation, .state]) ? .unknown : word
  }

  // MARK: Numbers

  /// The number that the word just read expresses, if it is a compound: "twenty-five".
  private var joinedNumber: FixedDecimal? {
    guard !hyphens.isEmpty else { return vocabulary.numbers.joined(folded[...]) }
    return vocabulary.numbers.joined(folded.filter { $0 != UInt8(ascii: "-") }[...])
  }

  /// Turns the last word into a number.
  private mutating func standFor(_ value: FixedDecimal) {
    let word = tokens[tokens.count - 1]
    tokens[tokens.count - 1] = number(value, from: word, to: word)
  }

  private func number(_ value: FixedDecimal, from first: IngredientToken, to last: IngredientToken) -> IngredientToken {
    var token = IngredientToken(kind: .number, spacing: first.spacing, start: first.start, end: last.end)
    token.word.figure = value
    token.word.roles = .number
    token.isSpelled = true
    return token
  }

  /// The number of several words, or above twelve, that begins at a token, as one token like digits. Nil where there is
  /// none.
  private func number(at index: Int) -> (token: IngredientToken, next: Int)? {
    let first = tokens[index]
    let isCounted = first.kind == .number || first.has(.article)
    guard isCounted || first.has([.number, .scale]), index + 1 < tokens.count || !isCounted else { return nil }
    if isCounted {
      guard tokens[index + 1].has(.scale), tokens[index + 1].kind == .word else { return nil }
      let sum = NumberSum(first.kind == .number ? first.word.figure : FixedDecimal(1))
      return vocabulary.numbers.read(after: sum) { folded(index + 1 + $0) }.map {
        (number($0.value, from: first, to: tokens[index + $0.count]), index + 1 + $0.count)
      }
    }
    guard let found = vocabulary.numbers.read({ folded(index + $0) }) else { return nil }
    guard found.count > 1 || found.value > FixedDecimal(12) || found.value.wholeNumber == nil else { return nil }
    let next = index + found.count
    // "十三香" (thirteen-spice) is not a number.
    if isHan(first), next < tokens.count, !tokens[next].has(.unit) { return nil }
    return (number(found.value, from: first, to: tokens[next - 1]), next)
  }

  private func isHan(_ token: IngredientToken) -> Bool {
    bytes[Int(token.start)] >= 0x80 && ScalarKind(scalar(at: Int(token.start)).0) == .han
  }

  /// A word of the line, folded; nil where the token is not a word.
  private func folded(_ index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .word else { return nil }
    return Folding.folded(
      String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self))
  }

  /// Joins numbers of several words into one token.
  mutating func joinNumbers() {
    var kept = 0
    var index = 0
    while index < tokens.count {
      let found = number(at: index)
      tokens[kept] = found?.token ?? tokens[index]
      index = found?.next ?? index + 1
      kept += 1
    }
    tokens.removeLast(tokens.count - kept)
  }

  // MARK: Phrases

  /// Joins phrases into one token.
  mutating func joinPhrases() {
    var kept = 0
    var index = 0
    while index < tokens.count {
      var token = tokens[index]
      var next = index + 1
      if token.number >= 0, vocabulary.beginsPhrase(token.number),
        let found = vocabulary.phrase(from: token.number, { wordNumber(index, $0 + 1) })
      {
        var words = 0
        while words < found.length {
          if tokens[next].kind == .word { words += 1 }
          next += 1
        }
        token.word = found.word
        token.end = tokens[next - 1].end
      }
      tokens[kept] = token
      kept += 1
      index = next
    }
    tokens.removeLast(tokens.count - kept)
  }

  /// The vocabulary's number for the word `distance` words later, skipping points after abbreviations; nil where there
  /// is no word.
  func wordNumber(_ index: Int, _ distance: Int) -> Int32? {
    var next = index
    for _ in 0..<distance {
      next += 1
      if next < tokens.count, tokens[next].mark == UInt8(ascii: "."), tokens[next].spacing == .glued { next += 1 }
      guard next < tokens.count, tokens[next].kind == .word else { return nil }
    }
    return tokens[next].number
  }
}
