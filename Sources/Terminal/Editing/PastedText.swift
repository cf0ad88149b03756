internal import Conversation
internal import Services

/// Collects what a terminal sends between the marks of a paste, and turns it into the one line that is edited.
struct PastedText {
  /// The end mark: ESC [ 2 0 1 ~.
  private static let end: [Unicode.Scalar] = ["\u{1B}", "[", "2", "0", "1", "~"]

  private var scalars = String.UnicodeScalarView()
  private var size = 0
  private let limit: Int
  /// Whether the text exceeded the limit; the excess is not kept.
  private(set) var isTooLong = false

  /// - Parameter limit: in bytes of UTF-8.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next character. Returns true when the end mark is complete.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    scalars.append(scalar)
    size += UTF8.width(scalar)
    if scalar == "~", scalars.suffix(PastedText.end.count).elementsEqual(PastedText.end) {
      scalars.removeLast(PastedText.end.count)
      return true
    }
    // Drops what is beyond the limit, except for the last few characters, which may become the end mark.
    if size > limit + PastedText.end.count {
      isTooLong = true
      let index = scalars.index(scalars.endIndex, offsetBy: -PastedText.end.count - 1)
      size -= UTF8.width(scalars.remove(at: index))
    }
    return false
  }

  /// The text as one printable line, in which "⏎" stands for a line break.
  var line: String {
    let text = PrintableText.clean(String(scalars), lineBreaks: .kept)
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    return LineBreakSign.shown(String(text[..<end]))
  }
}

/// How a line break is shown within a line.
enum LineBreakSign {
  static let sign: Character = "⏎"

  static func shown(_ text: String) -> String {
    String(text.map { $0 == "\n" ? sign : $0 })
  }

  static func meant(_ line: String) -> String {
    String(line.map { $0 == sign ? "\n" : $0 })
  }
}
