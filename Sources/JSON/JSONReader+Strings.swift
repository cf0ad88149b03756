extension JSONReader {
  /// Reads a string; the position is at its opening quote.
  mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    let end = try plainEnd()
    if bytes[end] == UInt8(ascii: "\"") {
      position = end + 1
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    var text = Array(bytes[start..<end])
    while current == UInt8(ascii: "\\") {
      try escape(into: &text)
      let start = position
      text.append(contentsOf: bytes[start..<(try plainEnd())])
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves to the next quote or backslash and returns where it is.
  private mutating func plainEnd() throws(JSONError) -> Int {
    while let byte = current {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return position }
      guard byte >= 0x20 else { throw unexpected }
      position += 1
    }
    throw .incomplete
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    position += 1
    guard let byte = current else { throw .incomplete }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      text.append(contentsOf: String(try escapedScalar()).utf8)
      return
    default: throw unexpected
    }
    position += 1
  }

  /// The character of `\u` and four digits, or of a surrogate pair of two such escapes. Starts behind the `u` and ends
  /// behind the digits.
  private mutating func escapedScalar() throws(JSONError) -> Character {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return try halfPair()
    }
    let behindFirst = position
    position += 2
    let second = try fourDigits()
    guard UTF16.isTrailSurrogate(second) else {
      position = behindFirst
      return try halfPair()
    }
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(value).map { Character($0) } ?? "\u{FFFD}"
  }

  private func halfPair() throws(JSONError) -> Character {
    guard repairs else { throw unexpected }
    return "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw .incomplete }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { throw unexpected }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}
