/// Outside text on one line: white space is collapsed, control characters and direction marks are removed, and it is
/// cut to a number of bytes.
package struct PlainText: Hashable, Sendable {
  /// One line, safe to show; empty where nothing was left.
  package let text: String

  /// - Parameter limit: the most bytes of UTF-8 to keep; the cut is between characters.
  package init(_ text: String, limit: Int = 600) {
    if PlainText.isPlain(text.utf8, limit: limit) {
      self.text = text
      return
    }
    var plain = ""
    var hasGap = false
    for scalar in text.unicodeScalars {
      if PlainText.isGap(scalar) {
        hasGap = !plain.isEmpty
      } else if !PlainText.isHidden(scalar) {
        guard plain.utf8.count + 5 <= limit else { break }
        if hasGap { plain.append(" ") }
        hasGap = false
        plain.unicodeScalars.append(scalar)
      }
    }
    self.text = plain
  }

  /// Whether the text needs no change.
  private static func isPlain(_ text: String.UTF8View, limit: Int) -> Bool {
    guard text.count <= limit, text.first != UInt8(ascii: " ") else { return false }
    var last = UInt8(ascii: "x")
    for byte in text {
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: " ") || last != byte else { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || (scalar.value < 0x80 ? false : scalar.properties.isWhitespace)
  }

  /// Control characters, direction marks, invisible characters, and others that do not belong in a name.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFD, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
