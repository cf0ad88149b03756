package import Words

/// One of the names of a food.
package struct FoodName: Hashable, Sendable {
  /// As people write it: "Haferflocken"; not folded.
  package let text: String
  /// Decides which endings a word of it may lose.
  package let language: Language

  package init(_ text: String, language: Language = .english) {
    self.text = text
    self.language = language
  }
}
