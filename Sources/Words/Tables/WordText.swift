/// Why a text of words cannot be read.
package struct WordTextError: Error, Hashable, Sendable {
  package enum Problem: String, Sendable {
    case phraseBeforeHeading = "a phrase stands before the first heading"
    case spaces = "spaces stand at its ends, or two together"
    case twice = "the phrase stands twice under its heading"
    case tooLong = "it is longer than 2,000 bytes"
  }

  package let problem: Problem
  /// Counted from one.
  package let line: Int

  package init(_ problem: Problem, line: Int) {
    (self.problem, self.line) = (problem, line)
  }
}

/// A file of the folder of a language: headings in brackets, and under each a phrase a line; lines that begin with `#` are
/// comments.
package struct WordText: Hashable, Sendable {
  /// The phrases under a heading, in the order of the file.
  package struct List: Hashable, Sendable {
    package let heading: WordHeading
    package fileprivate(set) var phrases: [String] = []
  }

  /// Longer phrases and headings, in bytes, are not read.
  package static let longest = 2_000

  package let language: Language
  package let file: WordFile
  package private(set) var lists: [List] = []

  package init(_ text: String, _ file: WordFile, of language: Language) throws(WordTextError) {
    self.language = language
    self.file = file
    var known: Set<String> = []
    // A carriage return before the line's end would be one character with it.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    for (index, line) in lines.enumerated() {
      guard !line.isEmpty, line.utf8.first != UInt8(ascii: "#") else { continue }
      try WordText.check(line, index + 1)
      if line.hasPrefix("["), line.hasSuffix("]") {
        lists.append(List(heading: WordHeading(String(line.dropFirst().dropLast()))))
        known = []
      } else {
        guard !lists.isEmpty else { throw WordTextError(.phraseBeforeHeading, line: index + 1) }
        guard known.insert(String(line)).inserted else { throw WordTextError(.twice, line: index + 1) }
        lists[lists.count - 1].phrases.append(String(line))
      }
    }
  }

  private static func check(_ line: Substring, _ number: Int) throws(WordTextError) {
    guard line.utf8.count <= longest else { throw WordTextError(.tooLong, line: number) }
    let space = UInt8(ascii: " ")
    var last = space
    for byte in line.utf8 {
      guard byte != space || last != space else { throw WordTextError(.spaces, line: number) }
      last = byte
    }
    guard last != space, last != UInt8(ascii: "\r") else { throw WordTextError(.spaces, line: number) }
  }
}
