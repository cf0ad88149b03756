/// Text from outside (a model, a label, an import, a person's paste) as it may reach a terminal. This is the one place
/// that decides it: every console shows what went through here and nothing else.
///
/// What goes: escape sequences as a whole, with their parameters; control characters; marks that reorder text;
/// characters that nobody sees. What stays: everything visible, the joiners inside an emoji and inside the scripts that
/// are written with them. A tab is a space, and so is a line break unless it is allowed.
package enum PrintableText {
  /// What becomes of a line break.
  package enum LineBreaks: Sendable {
    case kept
    case spaces
  }

  /// The printable part of `text`.
  ///
  /// - Parameters:
  ///   - lineBreaks: `spaces` joins the lines of the text.
  ///   - limit: the most characters to keep; "…" stands where more were there. At least 1.
  package static func clean(_ text: String, lineBreaks: LineBreaks = .spaces, limit: Int? = nil) -> String {
    let printable = isPlain(text) ? text : filtered(text, lineBreaks)
    guard let limit, printable.count > limit else { return printable }
    return printable.prefix(max(limit, 1) - 1) + "…"
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } || text.unicodeScalars.allSatisfy(\.isPlain)
  }

  private static func filtered(_ text: String, _ lineBreaks: LineBreaks) -> String {
    var scanner = EscapeSequenceScanner(text.unicodeScalars)
    var printable = String.UnicodeScalarView()
    var filter = ScalarFilter()
    while let scalar = scanner.next() {
      if scalar.isLineBreak {
        if scalar == "\r", scanner.peek == "\n" { continue }
        printable.append(lineBreaks == .kept ? "\n" : " ")
        filter.reset()
      } else if let kept = filter.pass(scalar, before: scanner.peek) {
        printable.append(kept)
      }
    }
    return String(printable)
  }
}

extension Unicode.Scalar {
  /// Line feed, carriage return, next line, and the separators of lines and paragraphs.
  fileprivate var isLineBreak: Bool {
    self == "\n" || self == "\r" || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
