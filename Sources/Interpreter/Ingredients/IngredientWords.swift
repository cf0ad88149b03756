internal import Words

/// The words that recipe lines are read with: those of English recipes, and those of each other language.
package struct IngredientWords: Sendable {
  let english: IngredientVocabulary
  let others: [IngredientVocabulary]
  /// What words that are written as one may end with.
  package let heads: [CompoundHead]
  /// How many words are in all of them, from the first on: "kg".
  let shared: Int

  /// Reads the texts of the lexicon that say something about amounts and ingredients.
  package init(texts: [(name: String, text: String)]) throws(LexiconError) {
    var common = IngredientVocabulary()
    try IngredientWords.read(texts.filter { $0.name == "units" }) { language, kind, value, spellings in
      language != .shared || IngredientWordReader.read(kind, value, spellings, into: &common)
    }
    shared = common.count
    var vocabularies: [Language: IngredientVocabulary] = [:]
    for language in Language.spoken { vocabularies[language] = common }
    try IngredientWords.read(texts) { language, kind, value, spellings in
      guard language != .shared else { return true }
      return IngredientWordReader.read(kind, value, spellings, into: &vocabularies[language, default: common])
    }
    var heads: [CompoundHead] = []
    try IngredientWords.read(texts.filter { $0.name == "ingredients" }) { _, kind, value, spellings in
      if kind == "head" { heads += CompoundHead.heads(value, spellings) }
      return true
    }
    self.heads = heads
    english = vocabularies[.english] ?? common
    others = Language.spoken.filter { $0 != .english }.compactMap { vocabularies[$0] }
  }

  /// What stands around an English food is told by the text of ingredients alone.
  private static func read(
    _ texts: [(name: String, text: String)], take: (Language, String, String, borrowing Span<UInt8>) -> Bool
  ) throws(LexiconError) {
    for (name, text) in texts {
      try LexiconReader.lines(text, name: name) { language, kind, value, spellings in
        if name == "food-words", language == .english { return true }
        // The other texts say much that is not about ingredients.
        return take(language, kind, value, spellings) || name != "ingredients"
      }
    }
  }
}
