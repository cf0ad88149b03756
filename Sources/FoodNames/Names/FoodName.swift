package import Words

/// One of the names of a food.
package struct FoodName: Hashable, Sendable {
  /// As people write it, not folded: "Haferflocken".
  package let text: String
  /// The language, which decides which endings its words may have.
  package let language: Language

  package init(_ text: String, language: Language = .english) {
    self.text = text
    self.language = language
  }
}
