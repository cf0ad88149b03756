/// A line of the food table that cannot be read.
package struct StaplesError: Error, Hashable, Sendable {
  /// Where the text was written: its path or its name.
  package let file: String
  /// Counted from 1.
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
    /// Synonyms hold for all states of a name, so they stand on its first line only.
    case synonymsAfterFirstLine
    case notANumber(String)
    case unknownUnit(String)
    /// Not "unit=grams", or a unit that stands twice.
    case portion(String)
    /// Not "sr:123", "fndds:123" or "recipe".
    case reference(String)
    /// A line of usual packs has so many fields.
    case packFields(Int)
    /// No content of a pack.
    case pack(String)
    /// A pack of a food that the table does not have.
    case unknownFood(String)
    /// The key of a food that an earlier line has.
    case duplicate(String)
  }

  package init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}
