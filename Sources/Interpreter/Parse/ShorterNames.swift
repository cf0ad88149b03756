internal import Words

/// The shorter names of a food that is described at length: "crispy bacon strips" are bacon, "scrambled eggs with chives"
/// are scrambled eggs. A word that does not describe is left out of no name: "venison stew" is no stew of anything else.
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
    parts(of: words).compactMap { $0.isWhole ? $0.name : nil }
  }

  /// Those that say less than all the words do: "stew" of "venison stew".
  package func partialNames(of words: String) -> [String] {
    parts(of: words).compactMap { $0.isWhole ? nil : $0.name }
  }

  /// Whether the words only say how a food is, or how it is cut and measured.
  package func describe(_ words: String) -> Bool {
    let sentence = lexicon.sentence(words)
    return sentence.describes(sentence.range)
  }

  private func parts(of words: String) -> [(name: String, isWhole: Bool)] {
    guard words.utf8.count <= 200 else { return [] }
    let sentence = lexicon.sentence(words)
    guard (2...ShorterNames.mostWords).contains(sentence.tokens.count) else { return [] }
    let conjunction = sentence.range.dropFirst().first { sentence.joins(at: $0) } ?? sentence.tokens.count
    let end = conjunction > 1 && sentence.isUnit(at: conjunction - 1) ? conjunction - 1 : conjunction
    let whole = end < sentence.tokens.count ? [0..<end] : []
    let behind = (1..<max(end, 1)).map { $0..<end }
    let before = (1..<max(end, 1)).reversed().map { 0..<$0 }
    let within = (1..<max(end - 1, 1)).flatMap { start in (start + 1..<end).reversed().map { start..<$0 } }
    return (whole + behind + before + within).map { part in
      (
        sentence.lower(part),
        sentence.describes(0..<part.lowerBound) && sentence.describes(part.upperBound..<conjunction)
      )
    }
  }
}

extension Sentence {
  /// Whether the words only say how a food is, or how it is cut and measured.
  fileprivate func describes(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let next = find(at: index, before: range.upperBound, { $0.describes ? true : nil })?.next else {
        return false
      }
      index = next
    }
    return true
  }

  fileprivate func isUnit(at index: Int) -> Bool {
    find(at: index) { if case .unit = $0 { true } else { nil } } != nil
  }

  /// Whether a word for what comes with a food stands here, or a mark that ends its name.
  fileprivate func joins(at index: Int) -> Bool {
    if [",", "(", "/"].contains(where: { isMark($0, at: index) }) { return true }
    return find(at: index) { if case .conjunction = $0 { true } else { nil } } != nil
  }
}

extension Tag {
  fileprivate var describes: Bool {
    switch self {
    case .preparation, .quality, .state, .size, .unit, .measure, .unmeasured, .article, .of, .adverb, .filler,
      .approximate, .whole:
      true
    default: false
    }
  }
}
