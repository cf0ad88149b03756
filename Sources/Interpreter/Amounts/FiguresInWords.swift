package import Nutrition
internal import Words

/// Parses text that is nothing but nutrition figures: "460 kcal, 12 g fat".
package struct FiguresInWords: Sendable {
  private let lexicon: Lexicon

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// The figures; a number alone is energy. Nil where other words are left.
  package func read(_ words: String) -> Nutrients? {
    guard words.utf8.count <= Lexicon.longestLine else { return nil }
    let sentence = lexicon.sentence(words)
    let read = FiguresReader.read(sentence.range, of: sentence, bareEnergy: true)
    let isWhole = read.rest.allSatisfy { index in
      sentence.tokens[index].kind == .mark || sentence.skip(anyOf: [.conjunction(.and), .filler], at: index) != nil
    }
    return isWhole && read.figures != .unknown ? read.figures : nil
  }
}
