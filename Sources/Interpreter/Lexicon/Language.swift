/// The languages that the lexicon has words of. English stands in wherever another language has no word.
enum Language: String, CaseIterable, Sendable {
  /// Abbreviations that are the same everywhere. They tell nothing about the language of a line.
  case shared = "any"
  case english = "en"
  case german = "de"
  case spanish = "es"
  case turkish = "tr"
  case chinese = "zh"
}
