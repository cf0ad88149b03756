internal import Words

/// A line of a receipt or a label, taken apart.
struct PrintedLine: Hashable, Sendable {
  let bytes: [UInt8]
  let tokens: [PrintedToken]
  /// Spaces at its beginning.
  let indent: Int

  init(_ text: String) {
    bytes = NumeralMending.mended(Array(text.utf8))
    indent = bytes.prefix { $0 == 0x20 }.count
    var scanner = LineScanner(bytes: bytes)
    tokens = scanner.scan()
  }

  var text: String { text(in: 0..<bytes.count) }

  /// The bytes of a range as text, without spaces at its ends.
  func text(in range: Range<Int>) -> String { bytes[range].trimmed.text }

  func text(of token: PrintedToken) -> String { bytes[token.range].text }

  /// The word as words are compared; "" for what is none.
  func folded(_ token: PrintedToken) -> String {
    guard token.kind == .word || token.kind == .times || token.isCurrency else { return "" }
    return PrintedWord.folded(text(of: token))
  }

  /// Spaces before a token.
  func gap(before index: Int) -> Int {
    guard index > 0, index < tokens.count else { return 0 }
    return tokens[index].range.lowerBound - tokens[index - 1].range.upperBound
  }

  /// How many letters stand in a range.
  func letters(in range: Range<Int>) -> Int {
    bytes[range].count { $0.isLetter }
  }
}

extension UInt8 {
  /// A letter of ASCII, or the first byte of one beyond it; the signs that begin with 0xc2 and 0xe2 are none.
  var isLetter: Bool {
    (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") || self >= 0xc3 && self != 0xe2
  }
}
