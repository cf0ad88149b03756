package import Nutrition

/// Words in and around food names that do not say which food is meant, in all languages at once.
package struct NameVocabulary: Sendable {
  private let joints: Set<String>
  private let parts: Set<String>
  private let articles: Set<String>
  /// Articles, function words, words of praise.
  private let plain: Set<ByteHash>
  private let longest: Int
  private let states: NameStates
  private let table: WordTable
  /// The heading of common words; nil where the table has none.
  private let common: Int?

  /// The words in a table.
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
    self.table = table
    common = table.heading(WordHeading("common"), of: .names)
  }

  /// Whether a folded text is a common word that is no food, and so no misspelling of one: "chair" is not chai.
  package func isCommon(_ text: FoldedText) -> Bool {
    guard let common else { return false }
    return table.phrases(of: .names, at: 0, in: [text.text]).contains { $0.heading == common && $0.length == 1 }
  }

  /// Whether the folded word at `range` of a text says nothing about the food: an article, function word or word of
  /// praise.
  package func isPlain(_ range: Range<Int>, of text: borrowing Span<UInt8>) -> Bool {
    range.count <= longest && plain.contains(ByteHash(text.extracting(range)))
  }

  /// Whether a folded word comes between two foods, or before what a food is made of or eaten with.
  package func joins(_ word: Substring) -> Bool { joints.contains(String(word)) }

  /// Whether what follows a folded word is always another food, and never a kind of the one before it: "con", not "de".
  package func parts(_ word: Substring) -> Bool { parts.contains(String(word)) }

  /// A folded text without "a", "my", "some" at its start; the text itself where nothing else would be left.
  package func withoutArticles(_ text: FoldedText) -> FoldedText {
    let words = text.text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 4)
    let rest = words.drop { articles.contains(String(Substring($0))) }
    guard let first = rest.first, rest.count < words.count else { return text }
    return FoldedText(String(Substring(text.text.utf8[first.startIndex...])))
  }

  /// Splits a name into the food's name and the state in which it was weighed. Nil where the name has no state, or is
  /// nothing but a state.
  package func separateState(_ name: FoldedText) -> (rest: FoldedText, state: FoodState)? { states.separate(name) }

  /// The state, where a text is nothing but a state: "boiled", "aus der Dose".
  package func state(_ text: FoldedText) -> FoodState? { states.state(text) }
}
