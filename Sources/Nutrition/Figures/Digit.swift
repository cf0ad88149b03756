extension UInt8 {
  /// Whether it is 0 to 9 in ASCII.
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
