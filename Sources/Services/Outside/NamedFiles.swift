internal import Interpreter

/// The files that a person named in this conversation. No others are opened, whatever a model asks for.
package struct NamedFiles {
  /// In bytes, for all lines together: more than a long conversation has.
  private static let most = 1_000_000

  private var lines: [String] = []
  private var length = 0

  package init() {}

  /// Notes a line of the person.
  package mutating func hear(_ line: String) {
    length += line.utf8.count
    lines.append(line)
    while length > NamedFiles.most, lines.count > 1 { length -= lines.removeFirst().utf8.count }
  }

  /// Whether one of the last two lines meets a condition.
  func holds(_ isMeant: (String) -> Bool) -> Bool {
    lines.suffix(2).contains(where: isMeant)
  }

  /// Whether the person has named the address of a page.
  func containsAddress(_ address: String) -> Bool {
    lines.contains { WebWords.names(address, in: $0) }
  }

  /// Longer paths that the person may have meant, such as a path with spaces; the longest first.
  func longerNames(of path: String) -> [String] {
    lines.last { PathReader.names(path, in: $0) }.map { PathReader.longerNames(of: path, in: $0) } ?? []
  }

  /// Whether the person has named the path, either plainly or with the quotes and escapes of a terminal.
  func contains(_ path: String) -> Bool {
    guard !path.isEmpty else { return false }
    return lines.contains { line in
      PathReader.names(path, in: line)
    }
  }
}
