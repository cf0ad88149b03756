/// A line of a journal text that cannot become an entry.
package struct UnreadLine: Hashable, Sendable {
  /// Why the line cannot become an entry.
  package enum Trouble: Hashable, Sendable {
    /// Some of its words could not be accounted for.
    case notUnderstood
    /// This part of it is not a known food.
    case unknownFood(String)
    /// It was understood but is impossible, for example because of too large an amount or an amount of zero.
    indirect case impossible(ToolError)
  }

  private static let longest = 80

  /// Its number in the text, from 1.
  package let number: Int
  /// The line, shortened for display.
  package let words: String
  /// Why it cannot become an entry.
  package let trouble: Trouble
  /// Whether the line may be a mistyped heading because it is not indented. The lines below it would then be under the wrong
  /// heading.
  package let mayBeHeading: Bool

  package init(number: Int, words: String, trouble: Trouble, mayBeHeading: Bool = false) {
    self.number = number
    self.words = String(words.prefix(UnreadLine.longest))
    self.trouble = trouble
    self.mayBeHeading = mayBeHeading
  }
}
