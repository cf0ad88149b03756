/// Text of outside sources as one line that is safe to show.
enum PlainLine {
  /// The same without control characters and invisible marks of direction, with single spaces, and none at the ends.
  static func of(_ text: some StringProtocol) -> String {
    if isPlain(text) { return String(text) }
    var line = String.UnicodeScalarView()
    var space = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        space = true
      } else if !isDirection(scalar) {
        if space, !line.isEmpty { line.append(" ") }
        space = false
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// The same cut at a space, to at most so many letters.
  static func cut(_ line: String, to most: Int) -> String {
    guard line.unicodeScalars.count > most else { return line }
    let head = Substring(line.unicodeScalars.prefix(most))
    return String(head.lastIndex(of: " ").map { head[..<$0] } ?? head)
  }

  /// ASCII with single spaces inside: nothing to change.
  private static func isPlain(_ text: some StringProtocol) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: " ") || last != byte else { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
