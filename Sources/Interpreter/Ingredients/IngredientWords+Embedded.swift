internal import EmbeddedWords
internal import Words

extension IngredientWords {
  /// The words for recipe lines built into larder.
  package static func embedded() throws(LexiconError) -> IngredientWords { try IngredientWords(.embedded) }
}
