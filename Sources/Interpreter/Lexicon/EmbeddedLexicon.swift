internal import EmbeddedWords
internal import Words

extension Lexicon {
  /// The lexicon that comes with larder.
  package static func embedded() throws(LexiconError) -> Lexicon { try Lexicon(.embedded) }
}

extension ToneWords {
  /// The words that come with larder.
  package static func embedded() throws(LexiconError) -> ToneWords { try ToneWords(.embedded) }
}
