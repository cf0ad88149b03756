extension UInt8 {
  /// Of 0 to 9 in ASCII and UTF-8.
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
