/// Why a text of the lexicon cannot be read.
package struct LexiconError: Error, Hashable, Sendable {
  package let name: String
  /// Counted from one.
  package let line: Int

  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// Reads the lexicon's form: `kind | value | spelling; spelling`, with a `[language]` line before the first and `#`
/// for comments.
enum LexiconReader {
  static func read(
    _ text: String, name: String, insert: (Language, String, Meaning) -> Void
  ) throws(LexiconError) {
    var language: Language?
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: "[") {
        language = Language(rawValue: String(Substring(line.dropFirst().dropLast())))
        guard language != nil else { throw LexiconError(name: name, line: number) }
        continue
      }
      let columns = line.split(separator: UInt8(ascii: "|")).map { trimmed($0) }
      guard columns.count == 3, let language, let meaning = Meaning(kind: columns[0], value: columns[1]) else {
        throw LexiconError(name: name, line: number)
      }
      for spelling in columns[2].utf8.split(separator: UInt8(ascii: ";")) {
        insert(language, trimmed(spelling), meaning)
      }
    }
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    let space = UInt8(ascii: " ")
    let start = text.drop { $0 == space }
    guard let end = start.lastIndex(where: { $0 != space }) else { return "" }
    return String(Substring(start[...end]))
  }
}
