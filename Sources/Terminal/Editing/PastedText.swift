internal import Conversation
internal import Services

/// What a terminal sends between the marks of a paste, and how it stands in the one line that is edited.
struct PastedText {
  /// The end mark: ESC [ 2 0 1 ~.
  private static let end: [Unicode.Scalar] = ["\u{1B}", "[", "2", "0", "1", "~"]

  private var scalars = String.UnicodeScalarView()
  private var size = 0
  private let limit: Int
  /// More came than the limit allows; it is not kept.
  private(set) var isTooLong = false

  /// - Parameter limit: bytes of UTF-8.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next character. True when the end mark is complete.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    scalars.append(scalar)
    size += UTF8.width(scalar)
    if scalar == "~", scalars.suffix(PastedText.end.count).elementsEqual(PastedText.end) {
      scalars.removeLast(PastedText.end.count)
      return true
    }
    // What is beyond the limit goes, but for the few characters that may turn out to be the end mark.
    if size > limit + PastedText.end.count {
      isTooLong = true
      let index = scalars.index(scalars.endIndex, offsetBy: -PastedText.end.count - 1)
      size -= UTF8.width(scalars.remove(at: index))
    }
    return false
  }

  /// One printable line, in which "⏎" stands for a line break.
  var line: String {
    let text = PrintableText.clean(String(scalars), lineBreaks: .kept)
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    return LineBreakSign.shown(String(text[..<end]))
  }
}

/// How a line break looks in a line.
enum LineBreakSign {
  static let sign: Character = "⏎"

  static func shown(_ text: String) -> String {
    String(text.map { $0 == "\n" ? sign : $0 })
  }

  static func meant(_ line: String) -> String {
    String(line.map { $0 == sign ? "\n" : $0 })
  }
}
