/// A file in the folder of a language: headings in brackets, and below each its phrases, one per line; lines that begin
/// with `#` are comments.
package struct WordText: Hashable, Sendable {
  /// The phrases under one heading, in the order of the file.
  package struct List: Hashable, Sendable {
    /// The heading in brackets above them.
    package let heading: WordHeading
    /// The line of the heading, counted from 1.
    package let line: Int
    /// The phrases as written, each once.
    package fileprivate(set) var phrases: [String] = []
  }

  /// The most bytes that a phrase or heading may have.
  package static let longest = 2_000

  /// The language whose folder the file is in.
  package let language: Language
  /// Which file of the folder it is.
  package let file: WordFile
  /// In the order of the file. A heading that occurs twice makes two lists, where headings are not checked.
  package let lists: [List]

  /// - Parameter known: the headings that the file may have; nil checks neither headings nor the order of phrases.
  package init(
    _ text: String, _ file: WordFile, of language: Language, known: KnownHeadings? = nil
  )
    throws(WordTextError)
  {
    self.language = language
    self.file = file
    lists = try WordText.lists(of: text, isSorted: known != nil)
    guard let known else { return }
    var seen: Set<WordHeading> = []
    for list in lists {
      guard known.pattern(of: list.heading, in: file) != nil else {
        throw WordTextError(.unknownHeading(nearest: known.nearest(to: list.heading, in: file)), line: list.line)
      }
      guard seen.insert(list.heading).inserted else { throw WordTextError(.headingTwice, line: list.line) }
    }
  }

  /// Parses a text into lists.
  ///
  /// - Parameter isSorted: whether its phrases must be sorted.
  static func lists(of text: String, isSorted: Bool) throws(WordTextError) -> [List] {
    var lists: [List] = []
    var known: Set<String> = []
    // Split by scalars, because a carriage return and a line feed together are one character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    for (index, line) in lines.enumerated() {
      guard !line.isEmpty, line.utf8.first != UInt8(ascii: "#") else { continue }
      try WordText.check(line, index + 1)
      if line.hasPrefix("["), line.hasSuffix("]") {
        lists.append(List(heading: WordHeading(String(line.dropFirst().dropLast())), line: index + 1))
        known = []
      } else {
        guard let last = lists.last else { throw WordTextError(.phraseBeforeHeading, line: index + 1) }
        guard known.insert(String(line)).inserted else { throw WordTextError(.twice, line: index + 1) }
        if isSorted, let before = last.phrases.last, !before.utf8.lexicographicallyPrecedes(line.utf8) {
          throw WordTextError(.unsorted(before: before), line: index + 1)
        }
        lists[lists.count - 1].phrases.append(String(line))
      }
    }
    return lists
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
