package import Words

/// The words that recipe lines are read with: those of English recipes, and those of each other language on demand.
package struct IngredientWords: Sendable {
  let english: IngredientVocabulary
  /// What words that are written as one may end with.
  package let heads: [CompoundHead]
  /// How many words are in all of them, from the first on: "kg".
  let shared: Int
  private let common: IngredientVocabulary
  private let table: WordTable

  /// The words of a table that say something about amounts and ingredients.
  package init(_ table: WordTable) throws(LexiconError) {
    var reader = IngredientWordReader(table)
    _ = reader.take(.units, of: .shared)
    self.table = table
    common = reader.vocabulary
    shared = common.count
    heads = table.phrases(of: .ingredients).compactMap { CompoundHead($0.text, table.heading($0.heading)) }
    english = try IngredientWords.vocabulary(of: .english, in: table, after: common)
  }

  /// The words of each other language. They are made only for who writes in one.
  package func others() throws(LexiconError) -> [IngredientVocabulary] {
    var vocabularies: [IngredientVocabulary] = []
    for language in table.languages where language != .english && language != .shared {
      vocabularies.append(try IngredientWords.vocabulary(of: language, in: table, after: common))
    }
    return vocabularies
  }

  private static func vocabulary(
    of language: Language, in table: WordTable, after common: IngredientVocabulary
  ) throws(LexiconError) -> IngredientVocabulary {
    var reader = IngredientWordReader(table, after: common)
    reader.vocabulary.numbers = NumberGrammar(table, language)
    // What stands around an English food is told by the text of ingredients alone.
    let files: [WordFile] = language == .english ? [.numbers, .units] : [.numbers, .units, .foodWords]
    for file in files { _ = reader.take(file, of: language) }
    // The other texts say much that is not about ingredients.
    if let heading = reader.take(.ingredients, of: language) {
      throw LexiconError(file: .ingredients, heading: heading)
    }
    return reader.vocabulary
  }
}
