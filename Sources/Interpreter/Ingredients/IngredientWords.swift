package import Words

/// The words for parsing recipe lines: English ones, and those of other languages on demand.
package struct IngredientWords: Sendable {
  let english: IngredientVocabulary
  /// The last parts of compound words that count or cut a food.
  package let heads: [CompoundHead]
  /// How many words, at the start, are common to all languages: "kg".
  let shared: Int
  private let common: IngredientVocabulary
  private let table: WordTable

  /// The words of a table that are about amounts and ingredients.
  package init(_ table: WordTable) throws(LexiconError) {
    var reader = IngredientWordReader(table)
    _ = reader.take(.units, of: .shared)
    self.table = table
    common = reader.vocabulary
    shared = common.count
    heads = table.phrases(of: .ingredients).compactMap { CompoundHead($0.text, table.heading($0.heading)) }
    english = try IngredientWords.vocabulary(of: .english, in: table, after: common)
  }

  /// The words of each other language, which are built only when they are needed.
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
    // For English, the file of ingredients alone has the words around foods.
    let files: [WordFile] = language == .english ? [.numbers, .units] : [.numbers, .units, .foodWords]
    for file in files { _ = reader.take(file, of: language) }
    // Other files also have headings that are not about ingredients; this one may not.
    if let heading = reader.take(.ingredients, of: language) {
      throw LexiconError(file: .ingredients, heading: heading)
    }
    return reader.vocabulary
  }
}
