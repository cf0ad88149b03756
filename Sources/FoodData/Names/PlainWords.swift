/// Words that do not say which food is meant.
enum PlainWords {
  /// Whether a folded word says nothing about the food: articles, small words, praise.
  static func contains(_ word: String) -> Bool { word.utf8.count <= longest && all.contains(word) }

  /// Whether a folded word may stand before any name.
  static func isArticle(_ word: String) -> Bool { articles.contains(word) }

  private static let all = articles.union(others)
  private static let longest = 9

  private static let articles: Set<String> = [
    "a", "an", "the", "my", "our", "your", "his", "her", "their", "some", "any", "this", "that", "of",
    "ein", "eine", "einen", "einem", "einer", "etwas", "der", "die", "das", "den", "mein", "meine", "meinen",
    "un", "una", "el", "la", "los", "las", "mi", "bir", "biraz",
  ]

  private static let others: Set<String> = [
    "and", "with", "in", "on", "to", "for", "from", "n", "plus",
    "fresh", "freshly", "organic", "plain", "natural", "ripe", "homemade", "made", "regular", "normal", "ordinary",
    "simple", "standard", "good", "nice", "quality", "local", "bio", "real",
    "und", "mit", "aus", "von", "im", "frisch", "frische", "frischer", "frisches",
    "y", "con", "de", "del", "al", "en", "fresco", "fresca", "ve", "ile", "taze",
  ]
}
