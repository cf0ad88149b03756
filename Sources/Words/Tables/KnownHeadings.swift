/// The headings that files of words may have. A list under any other heading would never be read.
package struct KnownHeadings: Sendable {
  private var patterns: [WordFile: [HeadingPattern]] = [:]

  /// - Parameter text: the content of `headings.txt`: the name of a file in brackets, then its headings, one per
  ///   line.
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

  /// The pattern, as written, that a heading of a file matches; nil where it matches none.
  package func pattern(of heading: WordHeading, in file: WordFile) -> String? {
    patterns[file]?.first { $0.takes(heading.text) }?.text
  }

  /// The allowed heading of a file that was probably meant.
  package func nearest(to heading: WordHeading, in file: WordFile) -> String? {
    let words = heading.text.split(separator: " ")
    let known = (patterns[file] ?? []).flatMap(\.headings).map { known in
      // Values that cannot be listed are taken from the heading itself: "currency EUR".
      known.split(separator: " ").enumerated().map { index, word in
        word.hasPrefix("<") && index < words.count ? words[index] : word
      }.joined(separator: " ")
    }
    return NearestName.to(heading.text, among: known)
  }

  /// All patterns of a file, as written.
  package func all(in file: WordFile) -> [String] { (patterns[file] ?? []).map(\.text) }
}
