/// Parses patterns: text with placeables, on one line or several.
extension FluentParser {
  /// A piece of a pattern, before the common indentation of its lines is known.
  private enum Piece {
    case text(String)
    case placeable(FluentExpression)
    /// Line breaks, and the spaces at the start of the next line.
    case indent(breaks: Int, spaces: Int)
  }

  /// A pattern; nil where it is empty.
  mutating func pattern() throws(FluentError) -> [FluentElement]? {
    scanner.skipSpaces()
    var pieces: [Piece] = []
    var common: Int?
    while let next = scanner.next {
      switch next {
      case "\n":
        guard let (breaks, spaces) = continuation() else { return elements(of: pieces, common: common ?? 0) }
        if !pieces.isEmpty || breaks > 0 { pieces.append(.indent(breaks: breaks, spaces: spaces)) }
        common = min(common ?? spaces, spaces)
      case "{": pieces.append(.placeable(try placeable()))
      case "}": throw scanner.mistake("“}” closes nothing; as text it is {\"}\"}")
      default: pieces.append(.text(try line()))
      }
    }
    return elements(of: pieces, common: common ?? 0)
  }

  /// Skips a line break where the pattern continues on the next indented line; nil where the pattern ends.
  private mutating func continuation() -> (breaks: Int, spaces: Int)? {
    let start = scanner.place
    var breaks = 0
    while scanner.take("\n") {
      breaks += 1
      let line = scanner.place
      scanner.skipSpaces()
      if scanner.next != "\n" {
        let spaces = scanner.place - line
        if scanner.next == "{" || spaces > 0 && scanner.next.map({ !"}.[*".unicodeScalars.contains($0) }) == true {
          return (breaks, spaces)
        }
      }
    }
    scanner.move(to: start)
    return nil
  }

  private mutating func line() throws(FluentError) -> String {
    var text = String.UnicodeScalarView()
    while let next = scanner.next, next != "\n", next != "{", next != "}" {
      guard next.value >= 0x20 else { throw scanner.mistake("a control character stands in the text") }
      text.append(next)
      scanner.skip()
    }
    return String(text)
  }

  private func elements(of pieces: [Piece], common: Int) -> [FluentElement]? {
    var elements: [FluentElement] = []
    func add(_ text: String) {
      if case .text(let before) = elements.last {
        elements[elements.count - 1] = .text(before + text)
      } else if !text.isEmpty {
        elements.append(.text(text))
      }
    }
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): add(text)
      case .placeable(let expression): elements.append(.placeable(expression))
      case .indent(let breaks, let spaces):
        let kept = String(repeating: " ", count: spaces - common)
        add(index == 0 ? kept : String(repeating: "\n", count: breaks) + kept)
      }
    }
    if case .text(let last) = elements.last {
      let trimmed = String(last.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
      elements.removeLast()
      if !trimmed.isEmpty { elements.append(.text(trimmed)) }
    }
    return elements.isEmpty ? nil : elements
  }
}
