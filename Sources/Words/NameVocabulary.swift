package import Nutrition

/// Words in the names of foods, and around them, that do not say which food is meant: of all languages together.
package struct NameVocabulary: Sendable {
  private let joints: Set<String>
  private let parts: Set<String>
  private let articles: Set<String>
  /// Articles, small words, praise.
  private let plain: Set<ByteHash>
  private let longest: Int
  private let states: NameStates

  /// The words of a table.
  package init(_ table: WordTable) {
    func words(_ heading: String) -> Set<String> {
      Set(table.phrases(of: .names, under: heading).map { Folding.folded($0) })
    }
    let plain = words("plain")
    joints = words("joint")
    parts = words("apart")
    articles = words("article")
    self.plain = Set(articles.union(plain).map { ByteHash($0) })
    longest = articles.union(plain).reduce(0) { max($0, $1.utf8.count) }
    states = NameStates(table)
  }

  /// Whether the folded word that is `range` of a text says nothing about the food: articles, small words, praise.
  package func isPlain(_ range: Range<Int>, of text: borrowing Span<UInt8>) -> Bool {
    range.count <= longest && plain.contains(ByteHash(text.extracting(range)))
  }

  /// Whether a folded word stands between two foods, or before what a food is made of or eaten with.
  package func joins(_ word: Substring) -> Bool { joints.contains(String(word)) }

  /// Whether another food follows a folded word, and never which kind it is that stands before: "con", not "de".
  package func parts(_ word: Substring) -> Bool { parts.contains(String(word)) }

  /// A folded text without "a", "my", "some" at its beginning; the text itself where nothing else would be left.
  package func withoutArticles(_ text: FoldedText) -> FoldedText {
    let words = text.text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 4)
    let rest = words.drop { articles.contains(String(Substring($0))) }
    guard let first = rest.first, rest.count < words.count else { return text }
    return FoldedText(String(Substring(text.text.utf8[first.startIndex...])))
  }

  /// The words of a name without those that say in which state the food was weighed, and that state. Nil where they say
  /// nothing of one, or nothing else.
  package func separateState(_ name: FoldedText) -> (rest: FoldedText, state: FoodState)? { states.separate(name) }

  /// The state that is all that a text says: "boiled", "aus der Dose".
  package func state(_ text: FoldedText) -> FoodState? { states.state(text) }
}
