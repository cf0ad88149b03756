/// The headings that texts of words may have, file by file. A list under any other would be read by nobody.
package struct KnownHeadings: Sendable {
  private var patterns: [WordFile: [HeadingPattern]] = [:]

  /// - Parameter text: as `headings.txt` is: the name of a file in brackets, below it its headings, one a line.
  package init(_ text: String) throws(WordTextError) {
    for list in try WordText.lists(of: text, isSorted: true) {
      guard let file = WordFile(rawValue: list.heading.text), patterns[file] == nil else {
        throw WordTextError(.unknownFile, line: list.line)
      }
      patterns[file] = []
      for (index, phrase) in list.phrases.enumerated() {
        guard let pattern = HeadingPattern(phrase) else {
          throw WordTextError(.unknownValue, line: list.line + index + 1)
        }
        patterns[file]?.append(pattern)
      }
    }
  }

  /// The pattern that a heading of a file is of, as it is written; nil where it is of none.
  package func pattern(of heading: WordHeading, in file: WordFile) -> String? {
    patterns[file]?.first { $0.takes(heading.text) }?.text
  }

  /// The known heading of a file that was probably meant.
  package func nearest(to heading: WordHeading, in file: WordFile) -> String? {
    let words = heading.text.split(separator: " ")
    let known = (patterns[file] ?? []).flatMap(\.headings).map { known in
      // What cannot be counted is as it was written: "currency EUR".
      known.split(separator: " ").enumerated().map { index, word in
        word.hasPrefix("<") && index < words.count ? words[index] : word
      }.joined(separator: " ")
    }
    return NearestName.to(heading.text, among: known)
  }

  /// All patterns of a file, as they are written.
  package func all(in file: WordFile) -> [String] { (patterns[file] ?? []).map(\.text) }
}
