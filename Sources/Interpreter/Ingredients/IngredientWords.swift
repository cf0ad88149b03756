package import Words

/// The words that recipe lines are read with: those of English recipes, and those of each other language.
package struct IngredientWords: Sendable {
  let english: IngredientVocabulary
  let others: [IngredientVocabulary]
  /// What words that are written as one may end with.
  package let heads: [CompoundHead]
  /// How many words are in all of them, from the first on: "kg".
  let shared: Int

  /// The words of a table that say something about amounts and ingredients.
  package init(_ table: WordTable) throws(LexiconError) {
    var common = IngredientVocabulary()
    for phrase in table.phrases(of: .units, language: .shared) {
      _ = IngredientWordReader.read(phrase.text, table.heading(phrase.heading), into: &common)
    }
    shared = common.count
    var vocabularies: [Language: IngredientVocabulary] = [:]
    for language in table.languages where language != .shared {
      vocabularies[language] = common
      vocabularies[language]?.numbers = NumberGrammar(table, language)
    }
    for file in [WordFile.numbers, .units, .foodWords, .ingredients] {
      // What stands around an English food is told by the text of ingredients alone.
      for phrase in table.phrases(of: file)
      where phrase.language != .shared && (file != .foodWords || phrase.language != .english) {
        let heading = table.heading(phrase.heading)
        let isKnown = IngredientWordReader.read(
          phrase.text, heading, into: &vocabularies[phrase.language, default: common])
        // The other texts say much that is not about ingredients.
        guard isKnown || file != .ingredients else { throw LexiconError(file: file, heading: heading) }
      }
    }
    heads = table.phrases(of: .ingredients).compactMap { CompoundHead($0.text, table.heading($0.heading)) }
    english = vocabularies[.english] ?? common
    others = table.languages.filter { $0 != .english && $0 != .shared }.compactMap { vocabularies[$0] }
  }
}
