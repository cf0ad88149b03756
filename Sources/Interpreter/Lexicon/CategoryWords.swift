package import Nutrition
internal import Words

/// Parses words that name a category of foods: "dairy", "drinks", "Getränke".
package struct CategoryWords: Sendable {
  private let lexicon: Lexicon

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// Nil where they are not exactly the name of one.
  package func read(_ words: String) -> FoodCategory? {
    guard words.utf8.count <= 200 else { return nil }
    let sentence = lexicon.sentence(words)
    guard let found = sentence.find(at: 0, { if case .category(let category) = $0 { category } else { nil } }),
      found.next == sentence.tokens.count
    else { return nil }
    return found.value
  }
}
