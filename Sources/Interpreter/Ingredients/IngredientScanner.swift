internal import Nutrition

/// Takes a recipe line apart into tokens. It looks at every byte about once and makes no texts.
struct IngredientScanner {
  private let vocabulary: IngredientVocabulary
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [IngredientToken] = []
  private var position = 0
  private var folded: [UInt8] = []
  private var hyphens: [Int] = []
  private var hash = WordHash()

  init(vocabulary: IngredientVocabulary) {
    self.vocabulary = vocabulary
    folded.reserveCapacity(IngredientVocabulary.longestWord + 8)
    tokens.reserveCapacity(64)
  }

  /// More tokens than these are not read.
  private static let most = 400

  mutating func scan(_ line: String) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: line.utf8)
    tokens.removeAll(keepingCapacity: true)
    position = 0
    var spacing = Token.Spacing.apart
    while position < bytes.count, tokens.count < IngredientScanner.most {
      switch bytes[position] {
      case 0...0x20, 0x7F:
        position += 1
        spacing = .apart
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): takeNumber(spacing)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): takeWord(spacing)
      case UInt8(ascii: "."):
        if spacing == .apart, isDigit(at: position + 1) { takeNumber(spacing) } else { takeMark(spacing) }
      case 0x80...:
        guard takeOther(spacing) else {
          spacing = .apart
          continue
        }
      default: takeMark(spacing)
      }
      spacing = .glued
    }
    joinPhrases()
  }

  private func isDigit(at index: Int) -> Bool {
    index < bytes.count && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
  }

  private mutating func takeMark(_ spacing: Token.Spacing) {
    append(.mark, spacing, length: 1, mark: bytes[position])
  }

  private mutating func append(_ kind: Token.Kind, _ spacing: Token.Spacing, length: Int, mark: UInt8 = 0) {
    tokens.append(
      IngredientToken(
        kind: kind, spacing: spacing, mark: mark, start: Int32(position), end: Int32(position + length)))
    position += length
  }

  /// Digits with single points and commas between them.
  private mutating func takeNumber(_ spacing: Token.Spacing) {
    var end = position + 1
    while end < bytes.count {
      let isSeparator = bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ",")
      guard isDigit(at: end) || (isSeparator && isDigit(at: end + 1)) else { break }
      end += 1
    }
    let figure = Digits.figure(bytes[position..<end])
    append(.number, spacing, length: end - position)
    if let figure {
      tokens[tokens.count - 1].word.figure = figure
      tokens[tokens.count - 1].word.roles = .number
    }
  }

  /// What is not ASCII. False for what parts words like a space.
  private mutating func takeOther(_ spacing: Token.Spacing) -> Bool {
    let (scalar, length) = scalar(at: position)
    switch ScalarKind(scalar) {
    case .fraction:
      append(.fraction, spacing, length: length)
      tokens[tokens.count - 1].word.figure = VulgarFraction.figure(scalar) ?? .zero
      return true
    case .letter: takeWord(spacing)
    case .han: takeHan(spacing, length)
    case .mark where scalar == "×": takeTimes(spacing, length)
    case .mark:
      let plain = scalar.asciiMark
      append(.mark, spacing, length: length, mark: plain.isASCII ? UInt8(plain.value) : UInt8(ascii: "*"))
    default:
      switch scalar {
      case "\u{2010}"..."\u{2015}": append(.mark, spacing, length: length, mark: UInt8(ascii: "-"))
      case "\u{2215}": append(.mark, spacing, length: length, mark: UInt8(ascii: "/"))
      case "“", "”", "″": append(.mark, spacing, length: length, mark: UInt8(ascii: "\""))
      default:
        position += length
        return false
      }
    }
    return true
  }

  private mutating func takeTimes(_ spacing: Token.Spacing, _ length: Int) {
    append(.word, spacing, length: length)
    tokens[tokens.count - 1].word.roles = .times
  }

  private mutating func takeHan(_ spacing: Token.Spacing, _ length: Int) {
    begin()
    for offset in 0..<length { take(bytes[position + offset]) }
    append(.word, spacing, length: length)
    know(vocabulary.number(of: folded, hash: hash.value))
  }

  var units: [KitchenUnit] { vocabulary.units }

  /// How many words of the line mean something in the vocabulary, not counting the first ones of it.
  func known(after shared: Int) -> Int {
    tokens.count { Int($0.number) >= shared && !$0.word.roles.isEmpty }
  }

  // MARK: Words

  private mutating func begin() {
    folded.removeAll(keepingCapacity: true)
    hyphens.removeAll(keepingCapacity: true)
    hash = WordHash()
  }

  private mutating func take(_ byte: UInt8) {
    folded.append(byte)
    hash.take(byte)
  }

  private mutating func know(_ number: Int32) {
    guard number >= 0 else { return }
    tokens[tokens.count - 1].number = number
    tokens[tokens.count - 1].word = vocabulary.word(number)
  }

  /// Letters, digits after them, and apostrophes and hyphens between letters. "x" before digits stands alone.
  private mutating func takeWord(_ spacing: Token.Spacing) {
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

  private func isLetter(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    if byte < 0x80 { return (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }
    return ScalarKind(scalar(at: index).0) == .letter
  }

  /// A letter beyond ASCII, or an apostrophe or hyphen between letters. False for what ends the word.
  private mutating func takeLetter(_ scalar: Unicode.Scalar, before next: Int, at index: Int) -> Bool {
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

  private mutating func finish(_ spacing: Token.Spacing, _ end: Int, _ isCapital: Bool) {
    let number = vocabulary.number(of: folded, hash: hash.value)
    if number < 0, let hyphen = hyphens.first, let length = folded.firstIndex(of: UInt8(ascii: "-")),
      let first = part(0, upTo: length), first.isBeforeHyphen
    {
      // "two-inch", "one-half": the rest is read next, as words of its own.
      appendWord(spacing, hyphen, isCapital, number: first.number)
      return append(.mark, .glued, length: bytes[hyphen] < 0x80 ? 1 : 3, mark: UInt8(ascii: "-"))
    }
    appendWord(spacing, end, isCapital, number: number)
    if number < 0, !hyphens.isEmpty { tokens[tokens.count - 1].word = compound() }
  }

  private mutating func appendWord(_ spacing: Token.Spacing, _ end: Int, _ isCapital: Bool, number: Int32) {
    append(.word, spacing, length: end - position)
    tokens[tokens.count - 1].isCapital = isCapital
    know(number)
  }

  /// A part of a word with hyphens, as a word of its own. The folded bytes are those of the line where all is ASCII.
  private func part(_ start: Int, upTo end: Int) -> (number: Int32, isBeforeHyphen: Bool)? {
    guard start <= end, end <= folded.count else { return nil }
    var hash = WordHash()
    for byte in folded[start..<end] { hash.take(byte) }
    let number = vocabulary.number(of: folded[start..<end], hash: hash.value)
    guard number >= 0 else { return nil }
    return (number, !vocabulary.word(number).roles.isDisjoint(with: [.number, .length, .measured]))
  }

  /// "finely-chopped" is as its last word is; "walnut-sized" is a size.
  private func compound() -> IngredientWord {
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

  // MARK: Phrases

  /// Words that mean something together become one token.
  private mutating func joinPhrases() {
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

  /// The number of the word that stands `distance` words behind; points after abbreviations are passed over.
  private func wordNumber(_ index: Int, _ distance: Int) -> Int32? {
    var next = index
    for _ in 0..<distance {
      next += 1
      if next < tokens.count, tokens[next].mark == UInt8(ascii: "."), tokens[next].spacing == .glued { next += 1 }
      guard next < tokens.count, tokens[next].kind == .word else { return nil }
    }
    return tokens[next].number
  }

  // MARK: Bytes

  /// The scalar that begins at `index`; the bytes are well-formed, because they come from a text.
  private func scalar(at index: Int) -> (Unicode.Scalar, Int) {
    let first = UInt32(bytes[index])
    switch first {
    case 0..<0x80: return (Unicode.Scalar(UInt8(first)), 1)
    case 0..<0xE0: return (Unicode.Scalar((first & 0x1F) << 6 | tail(index + 1)) ?? " ", 2)
    case 0..<0xF0: return (Unicode.Scalar((first & 0x0F) << 12 | tail(index + 1) << 6 | tail(index + 2)) ?? " ", 3)
    default:
      let value = (first & 0x07) << 18 | tail(index + 1) << 12 | tail(index + 2) << 6 | tail(index + 3)
      return (Unicode.Scalar(value) ?? " ", 4)
    }
  }

  private func tail(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
}
