/// One of the names of a food.
package struct FoodName: Hashable, Sendable {
  package let text: String
  package let language: NameLanguage

  package init(_ text: String, language: NameLanguage = .english) {
    self.text = text
    self.language = language
  }
}

/// A language that names of foods are known in. It decides which endings a word may lose.
package enum NameLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case turkish = "tr"
  case chinese = "zh"
}
