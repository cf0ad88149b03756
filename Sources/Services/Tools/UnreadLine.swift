/// A line of a journal in text of which no entry can be made.
package struct UnreadLine: Hashable, Sendable {
  /// Why a line was not counted.
  package enum Trouble: Hashable, Sendable {
    /// Not all of its words could be accounted for.
    case notUnderstood
    /// Of what it says, this is no food that is known.
    case unknownFood(String)
    /// It is understood, and cannot be: more than there can be of a food, an amount of nothing.
    indirect case impossible(ToolError)
  }

  private static let longest = 80

  /// In the text, from 1.
  package let number: Int
  /// What stands there, as far as it is shown.
  package let words: String
  /// Why no entry can be made of it.
  package let trouble: Trouble
  /// What is not indented may be meant for a heading, and then what stands below it would be under the wrong one.
  package let mayBeHeading: Bool

  package init(number: Int, words: String, trouble: Trouble, mayBeHeading: Bool = false) {
    self.number = number
    self.words = String(words.prefix(UnreadLine.longest))
    self.trouble = trouble
    self.mayBeHeading = mayBeHeading
  }
}
