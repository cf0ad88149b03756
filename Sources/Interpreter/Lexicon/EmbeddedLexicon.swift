internal import CEmbed

extension Lexicon {
  /// The lexicon that comes with larder.
  package static func embedded() throws(LexiconError) -> Lexicon {
    try Lexicon(texts: EmbeddedText.named { !["ingredients", "tone"].contains($0) })
  }
}

extension IngredientWords {
  private static let outsideRecipes = [
    "times", "intents", "body", "family", "bank", "groceries", "files", "recipes", "tone",
  ]

  /// The words of recipe lines that come with larder.
  package static func embedded() throws(LexiconError) -> IngredientWords {
    try IngredientWords(texts: EmbeddedText.named { !outsideRecipes.contains($0) })
  }
}

extension ToneWords {
  /// The words that come with larder.
  package static func embedded() throws(LexiconError) -> ToneWords {
    try ToneWords(texts: EmbeddedText.named { $0 == "tone" })
  }
}

/// The texts of the lexicon as they are embedded in the program.
private enum EmbeddedText {
  static func named(_ isWanted: (String) -> Bool) -> [(name: String, text: String)] {
    (0..<larder_lexicon_texts()).compactMap { index in
      guard let bytes = unsafe larder_lexicon_name(index) else { return nil }
      let name = unsafe String(cString: bytes)
      return isWanted(name) ? (name, text(index)) : nil
    }
  }

  private static func text(_ index: Int) -> String {
    var count = 0
    guard let bytes = unsafe larder_lexicon_text(index, &count) else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
