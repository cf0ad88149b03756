internal import FoundationEssentials

extension JSONReader {
  /// Reads a number by JSON's grammar.
  mutating func number() throws(JSONError) -> JSONValue {
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
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    let written = bytes[start..<position]
    if position == wholeEnd, let whole = Int(String(decoding: written, as: UTF8.self)) {
      return .number(Decimal(whole))
    }
    if let number = Decimal(json: written) { return .number(number) }
    guard repairs else { throw unexpected }
    return .string(String(decoding: written, as: UTF8.self))
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw unexpected }
  }
}
