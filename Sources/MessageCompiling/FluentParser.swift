/// Parses files of messages. Syntax outside the supported part of Fluent is an error and never skipped; otherwise a
/// translator's typing mistake would silently lose a message.
package struct FluentParser {
  var scanner: FluentScanner

  /// Parses the entries of a file.
  ///
  /// - Throws: at the first unsupported syntax, and where a name is defined twice.
  package static func parse(_ text: String) throws(FluentError) -> FluentFile {
    var parser = FluentParser(scanner: FluentScanner(text))
    return try parser.file()
  }

  private mutating func file() throws(FluentError) -> FluentFile {
    var file = FluentFile()
    var comment: [String] = []
    while !scanner.isAtEnd {
      if scanner.skipBlankLine() {
        comment = []
      } else if scanner.next == "#" {
        if let line = try self.comment() { comment.append(line) } else { comment = [] }
      } else {
        let entry = try self.entry(comment)
        guard !file.entries.contains(where: { $0.id == entry.id && $0.isTerm == entry.isTerm }) else {
          throw FluentError(line: entry.line, "\(entry.id) is here twice")
        }
        file.entries.append(entry)
        comment = []
      }
    }
    return file
  }

  /// A comment line that belongs to the entry below it; nil for a comment of a group (`##`) or of the file (`###`).
  private mutating func comment() throws(FluentError) -> String? {
    let line = scanner.takeLine()
    let signs = line.prefix { $0 == "#" }
    let rest = line.dropFirst(signs.count)
    guard signs.count <= 3, rest.isEmpty || rest.first == " " else {
      throw scanner.mistake("a comment begins with “# ”", back: 1)
    }
    return signs.count == 1 ? String(rest.dropFirst()) : nil
  }

  private mutating func entry(_ comment: [String]) throws(FluentError) -> FluentEntry {
    let line = scanner.line
    let isTerm = scanner.take("-")
    let id = try identifier()
    scanner.skipSpaces()
    guard scanner.take("=") else { throw scanner.mistake("“=” is missing behind \(id)") }
    guard let pattern = try pattern() else { throw scanner.mistake("\(id) says nothing") }
    guard scanner.isAtEnd || scanner.take("\n") else { throw scanner.mistake("the line does not end here") }
    return FluentEntry(id: id, isTerm: isTerm, pattern: pattern, comment: comment, line: line)
  }

  mutating func identifier() throws(FluentError) -> String {
    var id = ""
    while let next = scanner.next, id.isEmpty ? next.isLetterOfIdentifier : next.isPartOfIdentifier {
      id.unicodeScalars.append(next)
      scanner.skip()
    }
    guard !id.isEmpty else { throw scanner.mistake("a name is missing") }
    return id
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOfIdentifier: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var isPartOfIdentifier: Bool {
    isLetterOfIdentifier || ("0"..."9").contains(self) || self == "-" || self == "_"
  }
}
