internal import Nutrition
internal import Words

/// Splits a line into tokens, in one pass from left to right.
struct LineScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [PrintedToken] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scan() -> [PrintedToken] {
    while index < bytes.count {
      let start = index
      guard let kind = next() else { continue }
      let isGlued = tokens.last.map { $0.range.upperBound == start } ?? false
      tokens.append(PrintedToken(kind: kind, range: start..<index, isGlued: isGlued))
    }
    return tokens
  }

  /// The next token, which ends at `index`; nil for a space.
  private mutating func next() -> PrintedToken.Kind? {
    let byte = bytes[index]
    if byte.isBlank {
      index += 1
      return nil
    }
    if byte.isDigit || startsFraction { return number() }
    if byte >= 0x80, let sign = sign() { return sign }
    if byte.isLetter { return word() }
    index += 1
    switch byte {
    case UInt8(ascii: "@"): return .at
    // In "0,762%9,99" the percent sign is a misread times sign.
    case UInt8(ascii: "%"): return isBetweenDigits ? .times : .percent
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: "$"): return .currency("$")
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "<"): return .less
    case UInt8(ascii: "*"): return .star
    default: return .mark
    }
  }

  /// Whether the sign before `index` is between two digits.
  private var isBetweenDigits: Bool {
    index >= 2 && bytes[index - 2].isDigit && index < bytes.count && bytes[index].isDigit
  }

  /// Accepts ".50", but not the end of "No.50".
  private var startsFraction: Bool {
    guard bytes[index].isDecimalMark, index + 2 < bytes.count, bytes[index + 1].isDigit, bytes[index + 2].isDigit
    else { return false }
    if index + 3 < bytes.count, bytes[index + 3].isDigit { return false }
    guard let last = tokens.last, last.range.upperBound == index else { return true }
    return last.isCurrency
  }

  private mutating func number() -> PrintedToken.Kind {
    let start = index
    var marks: [Int] = []
    while index < bytes.count {
      if bytes[index].isDigit {
        index += 1
      } else if isInnerMark {
        marks.append(index)
        index += 1
      } else {
        break
      }
    }
    return NumeralReading.number(bytes[start..<index], marks: marks).map { .number($0) } ?? .digits
  }

  /// Whether this is a decimal mark, an apostrophe or a colon between digits.
  private var isInnerMark: Bool {
    guard index + 1 < bytes.count, bytes[index + 1].isDigit else { return false }
    return bytes[index].isDecimalMark || bytes[index] == UInt8(ascii: "'") || bytes[index] == UInt8(ascii: ":")
  }

  /// A sign outside ASCII; a byte that does not begin a character is a mark.
  private mutating func sign() -> PrintedToken.Kind? {
    let length = bytes[index] >= 0xe0 ? 3 : 2
    let isTimesSign = bytes[index...].starts(with: [0xc3, 0x97])
    guard !bytes[index].isLetter || isTimesSign else { return nil }
    let sign = bytes[index..<min(index + length, bytes.count)]
    index += 1
    while index < sign.endIndex, bytes[index] & 0xc0 == 0x80 { index += 1 }
    if isTimesSign { return .times }
    if sign.elementsEqual([0xe2, 0x88, 0x92]) || sign.elementsEqual([0xe2, 0x80, 0x93]) { return .minus }
    return PrintedCurrency.code(of: sign.text).map { .currency($0) } ?? .mark
  }

  private mutating func word() -> PrintedToken.Kind {
    let start = index
    while index < bytes.count, bytes[index].isLetter || bytes[index] & 0xc0 == 0x80 { index += 1 }
    let word = bytes[start..<index]
    if word.count <= 4, let code = PrintedCurrency.code(of: word.text) { return .currency(code) }
    return isTimes(word) ? .times : .word
  }

  /// "X300" is the number of a concession in the shop.
  private func isCode(_ word: ArraySlice<UInt8>, numberAt after: Int) -> Bool {
    guard after == word.endIndex, word.startIndex > 0, bytes[word.startIndex - 1].isBlank else { return false }
    return bytes[after...].prefix(4).count { $0.isDigit } >= 2
      && !bytes[after...].prefix(3).contains { $0.isDecimalMark }
  }

  /// Whether it is an "x" with a number on at least one side, rather than a letter.
  private func isTimes(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.elementsEqual([0x78]) || word.elementsEqual([0x58]) else { return false }
    var after = index
    while after < bytes.count, bytes[after].isBlank { after += 1 }
    let numberFollows = after < bytes.count && (bytes[after].isDigit || bytes[after] == UInt8(ascii: "."))
    // A capital after a price is a tax letter.
    if after == bytes.count, word.first == UInt8(ascii: "X") { return false }
    if numberFollows { return !isCode(word, numberAt: after) }
    switch tokens.last?.kind {
    case .number: return true
    case .word, .currency: return after == bytes.count
    default: return false
    }
  }
}
