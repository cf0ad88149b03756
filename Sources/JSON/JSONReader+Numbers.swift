internal import FoundationEssentials

extension JSONReader {
  /// Reads a number by JSON's grammar.
  mutating func number() throws(JSONFault) -> JSONValue {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
    } else {
      try digits()
    }
    let wholeEnd = position
    if current == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    let mantissaEnd = position
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    if position == wholeEnd, let whole = Int(text(start..<wholeEnd)) { return .number(Decimal(whole)) }
    let value = JSONReader.decimal(
      text(start..<position), mantissa: mantissaEnd - start, exponent: position - mantissaEnd)
    if case .string = value, !repairs { throw unexpected }
    return value
  }

  private mutating func digits() throws(JSONFault) {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw unexpected }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The number, or its text where it is out of `Decimal`'s range; its lengths say how far it may reach.
  private static func decimal(_ text: String, mantissa: Int, exponent: Int) -> JSONValue {
    guard mantissa <= 120, exponent <= 5, let number = Decimal(string: text), number.isFinite else {
      return .string(text)
    }
    return .number(number)
  }
}
