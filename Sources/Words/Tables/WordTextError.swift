/// Why a text of words cannot be read.
package struct WordTextError: Error, Hashable, Sendable {
  /// What is wrong with the line.
  package enum Problem: Hashable, Sendable {
    case phraseBeforeHeading, spaces, twice, tooLong, headingTwice
    /// Nothing would read the list; with the heading that was probably meant.
    case unknownHeading(nearest: String?)
    /// The phrase before it comes behind it.
    case unsorted(before: String)
    /// Of a list of headings: its file, or what stands in angle brackets.
    case unknownFile, unknownValue

    /// As a compiler says it.
    package var sentence: String {
      switch self {
      case .phraseBeforeHeading: "a phrase stands before the first heading"
      case .spaces: "spaces stand at its ends, or two together"
      case .twice: "the phrase stands twice under its heading"
      case .tooLong: "it is longer than 2,000 bytes"
      case .headingTwice: "the heading stands twice in its file"
      case .unknownHeading(let nearest?): "no list of this file has this heading; the nearest one is [\(nearest)]"
      case .unknownHeading(nil): "no list of this file has this heading: see headings.txt"
      case .unsorted(let before): "it comes before the line above, “\(before)”: lists are sorted"
      case .unknownFile: "no folder has a file of this name, or it stands here twice"
      case .unknownValue: "nothing is called what stands in angle brackets"
      }
    }
  }

  /// What is wrong there; a text is read up to its first mistake.
  package let problem: Problem
  /// Counted from one.
  package let line: Int

  package init(_ problem: Problem, line: Int) {
    (self.problem, self.line) = (problem, line)
  }
}
