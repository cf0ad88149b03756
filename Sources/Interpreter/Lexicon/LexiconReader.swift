internal import Words

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
  /// Reads a text line by line.
  ///
  /// - Parameter take: gets a line's language, kind, value and spellings; false for a line that means nothing.
  static func lines(
    _ text: String, name: String, take: (Language, String, String, borrowing Span<UInt8>) -> Bool
  ) throws(LexiconError) {
    let bytes = text.utf8.span
    var language: Language?
    var number = 0
    var start = 0
    while start < bytes.count {
      let end = LexiconReader.end(of: start, at: UInt8(ascii: "\n"), in: bytes)
      let line = start..<end
      start = end + 1
      number += 1
      guard !line.isEmpty, bytes[line.lowerBound] != UInt8(ascii: "#") else { continue }
      if bytes[line.lowerBound] == UInt8(ascii: "[") {
        language = Language(
          word(bytes.extracting(line.lowerBound + 1..<max(line.upperBound - 1, line.lowerBound + 1))))
        guard let language, language == .shared || Language.spoken.contains(language) else {
          throw LexiconError(name: name, line: number)
        }
        continue
      }
      guard let language, takeColumns(of: bytes.extracting(line), language, take) else {
        throw LexiconError(name: name, line: number)
      }
    }
  }

  private static func takeColumns(
    of line: borrowing Span<UInt8>, _ language: Language,
    _ take: (Language, String, String, borrowing Span<UInt8>) -> Bool
  ) -> Bool {
    let kind = end(of: 0, at: bar, in: line)
    let value = kind < line.count ? end(of: kind + 1, at: bar, in: line) : kind
    guard value < line.count else { return false }
    let spellings = line.extracting(value + 1..<line.count)
    guard spellings.count > 0, end(of: 0, at: bar, in: spellings) == spellings.count else { return false }
    return take(language, word(line.extracting(0..<kind)), word(line.extracting(kind + 1..<value)), spellings)
  }

  /// The spellings of a line, one after the other, without the spaces around them.
  static func eachSpelling(_ spellings: borrowing Span<UInt8>, _ take: (borrowing Span<UInt8>) -> Void) {
    var start = 0
    while start < spellings.count {
      let end = end(of: start, at: UInt8(ascii: ";"), in: spellings)
      take(spellings.extracting(trimmed(start..<end, of: spellings)))
      start = end + 1
    }
  }

  private static let bar = UInt8(ascii: "|")

  /// Where the next such sign stands from `start` on, or the end.
  private static func end(of start: Int, at sign: UInt8, in bytes: borrowing Span<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != sign { index += 1 }
    return index
  }

  private static func word(_ bytes: borrowing Span<UInt8>) -> String {
    text(bytes.extracting(trimmed(0..<bytes.count, of: bytes)))
  }

  /// The bytes as text, without an array in between; empty where they are none.
  static func text(_ bytes: borrowing Span<UInt8>) -> String {
    guard let text = try? UTF8Span(validating: copy bytes) else { return "" }
    return String(copying: text)
  }

  private static func trimmed(_ range: Range<Int>, of bytes: borrowing Span<UInt8>) -> Range<Int> {
    let space = UInt8(ascii: " ")
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, bytes[lower] == space { lower += 1 }
    while upper > lower, bytes[upper - 1] == space { upper -= 1 }
    return lower..<upper
  }
}
