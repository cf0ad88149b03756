/// A line of the food table that cannot be parsed.
package struct StaplesError: Error, Hashable, Sendable {
  /// The path or name of the file.
  package let file: String
  /// The number of the line, from 1.
  package let line: Int
  /// What is wrong with it.
  package let problem: Problem

  /// What is wrong with the line.
  package enum Problem: Error, Hashable, Sendable {
    case fieldCount(Int)
    case noName
    case unknownState(String)
    case unknownCategory(String)
    case unknownLanguage(String)
    case emptySynonym
    /// Synonyms apply to all states of a name, so only its first line may have them.
    case synonymsAfterFirstLine
    case notANumber(String)
    case unknownUnit(String)
    /// Not of the form "unit=grams", or a unit that occurs twice.
    case portion(String)
    /// Not of the form "sr:123", "fndds:123" or "recipe".
    case reference(String)
    /// The number of fields in a line of usual packs, where it is wrong.
    case packFields(Int)
    /// Not a valid content of a pack.
    case pack(String)
    /// A pack for a food that the table does not have.
    case unknownFood(String)
    /// The key of a food that an earlier line already has.
    case duplicate(String)
  }

  package init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}
