package import Nutrition
internal import Words

/// Parses text that is nothing but an amount: "110g", "2 slices", "½ cup", "a bowl".
package struct AmountReader: Sendable {
  private let lexicon: Lexicon

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// Nil where the text is not exactly one amount.
  package func read(_ words: String) -> Amount? {
    guard words.utf8.count <= Lexicon.longestLine else { return nil }
    let sentence = lexicon.sentence(words)
    let last = sentence.tokens.count - 1
    let end = sentence.isMark(".", at: last) ? last : last + 1
    guard let phrase = AmountParser(sentence: sentence).read(at: 0, before: end), phrase.range.upperBound == end,
      phrase.energy == nil, !phrase.isUnmeasured
    else { return nil }
    return phrase.amount
  }

  /// The amount at the start of the words, and the rest: "500 g rice", "200g pasta".
  package func leading(_ words: String) -> (amount: Amount?, rest: String) {
    let parts = words.split { $0.isWhitespace }.map(String.init)
    for count in stride(from: min(3, parts.count - 1), to: 0, by: -1) {
      if let amount = read(parts.prefix(count).joined(separator: " ")) {
        return (amount, parts.dropFirst(count).joined(separator: " "))
      }
    }
    return (nil, parts.joined(separator: " "))
  }
}
