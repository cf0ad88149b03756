extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
