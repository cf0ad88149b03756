extension PlainText {
  /// Outside text on one line of at most 200 characters, the most that larder keeps of a name; it is cut at a space.
  static func name(_ text: String) -> String {
    let line = PlainText(text, limit: 4_000).text
    guard line.unicodeScalars.count > 200 else { return line }
    let head = Substring(line.unicodeScalars.prefix(200))
    return String(head.lastIndex(of: " ").map { head[..<$0] } ?? head)
  }
}
