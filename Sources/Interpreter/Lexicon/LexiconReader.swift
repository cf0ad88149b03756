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
    _ text: String, name: String, insert: (Language, ArraySlice<UInt8>, Meaning) -> Void
  ) throws(LexiconError) {
    try lines(text, name: name) { language, kind, value, spellings in
      guard let meaning = Meaning(kind: kind, value: value) else { return false }
      eachSpelling(spellings) { insert(language, $0, meaning) }
      return true
    }
  }

  /// Reads a text line by line.
  ///
  /// - Parameter take: gets a line's language, kind, value and spellings; false for a line that means nothing.
  static func lines(
    _ text: String, name: String, take: (Language, String, String, ArraySlice<UInt8>) -> Bool
  ) throws(LexiconError) {
    var language: Language?
    var number = 0
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let line = next(UInt8(ascii: "\n"), of: &rest)
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: "[") {
        language = Language(rawValue: String(decoding: line.dropFirst().dropLast(), as: UTF8.self))
        guard language != nil else { throw LexiconError(name: name, line: number) }
        continue
      }
      var columns = line
      let kind = next(bar, of: &columns)
      let value = next(bar, of: &columns)
      let isWhole = !columns.isEmpty && !columns.contains(bar)
      guard isWhole, let language, take(language, word(kind), word(value), columns) else {
        throw LexiconError(name: name, line: number)
      }
    }
  }

  /// The spellings of a line, one after the other, without the spaces around them.
  static func eachSpelling(_ spellings: ArraySlice<UInt8>, _ take: (ArraySlice<UInt8>) -> Void) {
    var rest = spellings
    while !rest.isEmpty { take(trimmed(next(UInt8(ascii: ";"), of: &rest))) }
  }

  private static let bar = UInt8(ascii: "|")

  /// What comes before the next sign, which is taken away with it.
  private static func next(_ sign: UInt8, of rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = rest.firstIndex(of: sign) ?? rest.endIndex
    let found = rest[rest.startIndex..<end]
    rest = rest[min(end + 1, rest.endIndex)...]
    return found
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: trimmed(bytes), as: UTF8.self) }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let space = UInt8(ascii: " ")
    let start = bytes.drop { $0 == space }
    guard let end = start.lastIndex(where: { $0 != space }) else { return [] }
    return start[start.startIndex...end]
  }
}
