/// Cleans text from outside (a model, a label, an import, pasted text) for the terminal. This is the only place that decides
/// what is safe: every console shows only what went through here.
///
/// Removed are escape sequences with their parameters, control characters, marks that reorder text, and invisible characters.
/// Kept is everything visible, including the joiners within emoji and within the scripts that need them. A tab becomes a space,
/// and so does a line break unless line breaks are kept.
package enum PrintableText {
  /// What line breaks become.
  package enum LineBreaks: Sendable {
    case kept
    case spaces
  }

  /// The printable part of `text`.
  ///
  /// - Parameters:
  ///   - lineBreaks: `spaces` joins the lines of the text.
  ///   - limit: the most characters to keep, at least 1; a longer text ends in "…".
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
  /// Line feed, carriage return, next line, and the line and paragraph separators.
  fileprivate var isLineBreak: Bool {
    self == "\n" || self == "\r" || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
