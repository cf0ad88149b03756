/// Walks a text scalar by scalar and knows its line number.
struct FluentScanner {
  private let scalars: [Unicode.Scalar]
  private(set) var place = 0

  init(_ text: String) {
    scalars = Array(text.replacing("\r\n", with: "\n").unicodeScalars)
  }

  var isAtEnd: Bool { place >= scalars.count }
  var next: Unicode.Scalar? { scalar(at: place) }
  /// Counted from one.
  var line: Int { 1 + scalars[..<min(place, scalars.count)].count { $0 == "\n" } }

  func scalar(at place: Int) -> Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  mutating func skip(_ count: Int = 1) { place += count }

  mutating func move(to place: Int) { self.place = place }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  mutating func skipSpaces() {
    while next == " " { place += 1 }
  }

  /// Skips spaces and line breaks.
  mutating func skipBlank() {
    while next == " " || next == "\n" { place += 1 }
  }

  /// Skips a line of nothing but spaces. Returns whether there was one.
  mutating func skipBlankLine() -> Bool {
    var end = place
    while scalar(at: end) == " " { end += 1 }
    guard scalar(at: end) == "\n" || end >= scalars.count else { return false }
    place = min(end + 1, scalars.count)
    return true
  }

  mutating func takeLine() -> String {
    var line = String.UnicodeScalarView()
    while let scalar = next, scalar != "\n" {
      line.append(scalar)
      place += 1
    }
    _ = take("\n")
    return String(line)
  }

  /// - Parameter back: how many lines before the current one the mistake is.
  func mistake(_ sentence: String, back: Int = 0) -> FluentError {
    FluentError(line: line - back, sentence)
  }
}
