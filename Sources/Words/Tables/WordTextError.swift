/// Why a text of words cannot be parsed.
package struct WordTextError: Error, Hashable, Sendable {
  /// What is wrong with the line.
  package enum Problem: Hashable, Sendable {
    case phraseBeforeHeading, spaces, twice, tooLong, headingTwice
    /// Nothing reads a list with this heading; `nearest` was probably meant.
    case unknownHeading(nearest: String?)
    /// It should come before the phrase above it.
    case unsorted(before: String)
    /// In the list of headings: an unknown file, or an unknown name in angle brackets.
    case unknownFile, unknownValue

    /// The error message, for the output of a build.
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

  /// The first problem of the text; parsing ends there.
  package let problem: Problem
  /// The number of the line, from 1.
  package let line: Int

  package init(_ problem: Problem, line: Int) {
    (self.problem, self.line) = (problem, line)
  }
}
