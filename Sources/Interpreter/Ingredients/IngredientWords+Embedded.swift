internal import EmbeddedWords
internal import Words

extension IngredientWords {
  /// The words of recipe lines that come with larder.
  package static func embedded() throws(LexiconError) -> IngredientWords { try IngredientWords(.embedded) }
}
