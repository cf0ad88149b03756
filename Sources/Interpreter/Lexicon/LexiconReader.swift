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
    try lines(text, name: name) { language, kind, value, spellings in
      guard let meaning = Meaning(kind: kind, value: value) else { return false }
      for spelling in spellings.split(separator: UInt8(ascii: ";")) { insert(language, trimmed(spelling), meaning) }
      return true
    }
  }

  /// Reads a text line by line.
  ///
  /// - Parameter take: gets a line's language, kind, value and spellings; false for a line that means nothing.
  static func lines(
    _ text: String, name: String, take: (Language, String, String, Substring.UTF8View) -> Bool
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
      let columns = line.split(separator: UInt8(ascii: "|"))
      guard columns.count == 3, let language,
        take(language, trimmed(columns[0]), trimmed(columns[1]), columns[2])
      else {
        throw LexiconError(name: name, line: number)
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
