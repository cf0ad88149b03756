/// Why the text of a mapping is invalid.
package struct MappingError: Error, Hashable, Sendable {
  /// From 1; 0 for the text as a whole.
  package let line: Int
  /// What is wrong there.
  package let problem: Problem

  package init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// What can be wrong in a mapping.
  package enum Problem: Error, Hashable, Sendable {
    /// The line is not "key = value".
    case noValue
    case unknownKey(String)
    case unknownValue(String)
    case twice(String)
    /// A required key is missing.
    case missing(String)
  }
}
