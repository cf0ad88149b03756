internal import Words

/// The shorter names of a food that is described at length: "crispy bacon strips" are bacon, "scrambled eggs with chives"
/// are scrambled eggs.
package struct ShorterNames: Sendable {
  private let lexicon: Lexicon
  /// Longer descriptions name no one food.
  private static let mostWords = 12

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// The likeliest first: without what is in it or on it, and without a unit at its end; then without what stands before
  /// the noun, word by word; then without what stands behind it, and without both. Empty where nothing can be left out.
  package func names(of words: String) -> [String] {
    guard words.utf8.count <= 200 else { return [] }
    let sentence = lexicon.sentence(words)
    guard (2...ShorterNames.mostWords).contains(sentence.tokens.count) else { return [] }
    var end = sentence.range.dropFirst().first { sentence.joins(at: $0) } ?? sentence.tokens.count
    if end > 1, sentence.isUnit(at: end - 1) { end -= 1 }
    let whole = end < sentence.tokens.count ? [0..<end] : []
    let behind = (1..<end).map { $0..<end }
    let before = (1..<end).reversed().map { 0..<$0 }
    let within = (1..<max(end - 1, 1)).flatMap { start in (start + 1..<end).reversed().map { start..<$0 } }
    return (whole + behind + before + within).map { sentence.lower($0) }
  }
}

extension Sentence {
  fileprivate func isUnit(at index: Int) -> Bool {
    find(at: index) { if case .unit = $0 { true } else { nil } } != nil
  }

  /// Whether a word for what comes with a food stands here, or a mark that ends its name.
  fileprivate func joins(at index: Int) -> Bool {
    if [",", "(", "/"].contains(where: { isMark($0, at: index) }) { return true }
    return find(at: index) { if case .joint = $0 { true } else { nil } } != nil
  }
}
