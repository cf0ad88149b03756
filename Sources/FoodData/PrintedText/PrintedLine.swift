internal import Words

/// A line of a receipt or a label, split into tokens.
struct PrintedLine: Hashable, Sendable {
  let bytes: [UInt8]
  let tokens: [PrintedToken]
  /// The number of spaces at its beginning.
  let indent: Int

  init(_ text: String) {
    bytes = NumeralMending.mended(Array(text.utf8))
    indent = bytes.prefix { $0 == 0x20 }.count
    var scanner = LineScanner(bytes: bytes)
    tokens = scanner.scan()
  }

  var text: String { text(in: 0..<bytes.count) }

  /// The bytes of a range as text, trimmed.
  func text(in range: Range<Int>) -> String { bytes[range].trimmed.text }

  func text(of token: PrintedToken) -> String { bytes[token.range].text }

  /// The word folded for comparison; "" where it is not a word.
  func folded(_ token: PrintedToken) -> String {
    guard token.kind == .word || token.kind == .times || token.isCurrency else { return "" }
    return PrintedWord.folded(text(of: token))
  }

  /// The number of spaces before a token.
  func gap(before index: Int) -> Int {
    guard index > 0, index < tokens.count else { return 0 }
    return tokens[index].range.lowerBound - tokens[index - 1].range.upperBound
  }

  /// The middle of a token, in characters from the beginning of the line.
  func middle(of token: PrintedToken) -> Int {
    bytes[..<((token.range.lowerBound + token.range.upperBound) / 2)].count { $0 & 0xc0 != 0x80 }
  }

  /// The number of letters in a range.
  func letters(in range: Range<Int>) -> Int {
    bytes[range].count { $0.isLetter }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or the first byte of another letter; signs that begin with 0xc2 or 0xe2 are
  /// excluded.
  var isLetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") || self >= 0xc3 && self != 0xe2
  }
}
