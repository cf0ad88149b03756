/// The encoding of a text.
package enum TextEncoding: Hashable, Sendable {
  case utf8
  /// The code page of Western European Windows.
  case windows1252
  /// Decided for each field: UTF-8 where it is valid, otherwise Windows-1252.
  case recognised

  /// The text of `bytes`. What is invalid in the encoding becomes U+FFFD.
  package func text(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    switch self {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .windows1252: return TextEncoding.windows1252Text(bytes)
    case .recognised: return String(validating: bytes, as: UTF8.self) ?? TextEncoding.windows1252Text(bytes)
    }
  }

  private static func windows1252Text(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let differs = (0x80..<0xA0).contains(byte)
      text.append(differs ? differing[Int(byte) - 0x80] : Unicode.Scalar(byte))
    }
    return String(text)
  }

  /// The characters in which Windows-1252 differs from Latin-1: 0x80 to 0x9F.
  private static let differing: [Unicode.Scalar] = [
    "\u{20AC}", "\u{FFFD}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{02C6}",
    "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{FFFD}", "\u{017D}", "\u{FFFD}", "\u{FFFD}", "\u{2018}",
    "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{02DC}", "\u{2122}", "\u{0161}",
    "\u{203A}", "\u{0153}", "\u{FFFD}", "\u{017E}", "\u{0178}",
  ]
}
