internal import Digest

extension [UInt8] {
  /// The bytes that the text has as lower-case hexadecimal digits, two for each byte; nil for any other text.
  package init?(hexadecimal text: String) {
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in text.utf8 {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    guard high == nil else { return nil }
    self = bytes
  }

  /// Lower-case hexadecimal digits, two for each byte.
  package var hexadecimal: String { SHA256.hexadecimal(self) }
}
