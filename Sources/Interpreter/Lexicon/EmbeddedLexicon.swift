internal import EmbeddedWords
internal import Words

extension Lexicon {
  /// The lexicon built into larder.
  package static func embedded() throws(LexiconError) -> Lexicon { try Lexicon(.embedded) }
}

extension ToneWords {
  /// The words built into larder.
  package static func embedded() throws(LexiconError) -> ToneWords { try ToneWords(.embedded) }
}
