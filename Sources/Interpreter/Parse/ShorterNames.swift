internal import Words

/// Finds shorter names for a food that is described at length: "crispy bacon strips" are bacon, "scrambled eggs with
/// chives" are scrambled eggs. Only descriptive words are dropped: "venison stew" does not become "stew".
package struct ShorterNames: Sendable {
  private let lexicon: Lexicon
  /// The most words of a description; a longer one is not a single food.
  private static let mostWords = 12

  package init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// Shorter names, the likeliest first: without what is in or on it and without a unit at the end; then without words
  /// before the noun, one by one; then without words after it, and without both. Empty where nothing can be dropped.
  package func names(of words: String) -> [String] {
    parts(of: words).compactMap { $0.isWhole ? $0.name : nil }
  }

  /// Names that also drop words which matter: "stew" of "venison stew".
  package func partialNames(of words: String) -> [String] {
    parts(of: words).compactMap { $0.isWhole ? nil : $0.name }
  }

  /// Whether the words only describe how a food is made, cut or measured.
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
  /// Whether the words only describe how a food is made, cut or measured.
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

  /// Whether a conjunction is here, or a mark that ends the name.
  fileprivate func joins(at index: Int) -> Bool {
    if [",", "(", "/"].contains(where: { isMark($0, at: index) }) { return true }
    return isConjunction(at: index)
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
