internal import EmbeddedWords
internal import Words

/// Checks what a model's words could be mistaken for. A model can save nothing, and its words are marked as its own. So a
/// sentence is left out only where it looks like a line of larder's; where it may claim a save, larder adds what is true.
package enum ClaimCheck {
  /// Whether a sentence begins like larder's own "Saved: lunch, 395 kcal.", whatever marks are around the word.
  package static func imitates(_ sentence: String) -> Bool {
    let scalars = sentence.unicodeScalars.drop { !$0.properties.isAlphabetic }
    let word = scalars.prefix { $0.properties.isAlphabetic }
    guard words.has(String(word).lowercased()[...], .opener) else { return false }
    let next = scalars.dropFirst(word.count).first { !$0.properties.isWhitespace && !markup.contains($0) }
    return next.map { ends.contains($0) } ?? true
  }

  /// Whether a sentence may be understood as saying that something was saved, changed or deleted. The check is quick: a claim
  /// that it misses is still marked as a model's word, and where it errs larder adds one superfluous true sentence.
  package static func mayClaim(_ sentence: String) -> Bool {
    let said = split(sentence)
    func isBefore(_ kind: ClaimWords.Kind, _ place: Int) -> Bool { said[..<place].contains { words.has($0, kind) } }
    if said.contains(where: { words.has($0, .excuse) }) || sentence.contains(where: { "?？¿".contains($0) }) {
      return false
    }
    if let deed = said.firstIndex(where: { words.has($0, .deed) }), !isBefore(.other, deed) { return true }
    if let deed = said.firstIndex(where: { words.has($0, .ownDeed) }), isBefore(.speaker, deed) {
      return !isBefore(.other, deed)
    }
    return words.isIn(sentence, .deed) && !words.isIn(sentence, .excuse)
  }

  /// Whether a sentence may be part of a stored text, after which nothing can be added: it neither looks like a line of
  /// larder's nor says what the model itself has done.
  package static func mayBeKept(_ sentence: String) -> Bool {
    !imitates(sentence) && !(mayClaim(sentence) && split(sentence).contains { words.has($0, .firstPerson) })
  }

  private static func split(_ sentence: String) -> [Substring] {
    sentence.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { word in
      word.hasSuffix("n't") || word.hasSuffix("n’t") ? "not" : word
    }
  }

  private static let words = ClaimWords(.embedded)
  private static let ends: Set<Unicode.Scalar> = [":", "!", ".", ",", "…", "：", "！", "。", "–", "—", "✔", "✓", "✅"]
  /// Marks that may stand between a word and its punctuation.
  private static let markup: Set<Unicode.Scalar> = ["*", "_", "`", "\"", "”", "’", "'", ")", "]"]
}

/// The words of claims, in all languages together.
private struct ClaimWords {
  enum Kind: String, CaseIterable {
    /// Words with which larder's reports of a commit begin, and similar ones.
    case opener
    /// What only a commit does.
    case deed
    /// Words that also describe handling food; they count as a claim only where the model is the subject, or the diary the
    /// object.
    case ownDeed = "own-deed"
    case speaker
    case firstPerson = "first-person"
    /// A preceding word that attributes the deed to somebody else or to the past: "you logged", "your last saved meal".
    case other
    /// Denials, conditions and future deeds.
    case excuse
  }

  private var spaced: [Kind: Set<String>] = [:]
  /// Words in scripts without spaces.
  private var unspaced: [Kind: [String]] = [:]

  init(_ table: WordTable) {
    for (kind, phrase) in table.phrases(of: .claims, by: Kind.self) {
      if phrase.unicodeScalars.contains(where: { ScalarKind($0) == .han }) {
        unspaced[kind, default: []].append(phrase)
      } else {
        spaced[kind, default: []].insert(phrase)
      }
    }
  }

  func has(_ word: Substring, _ kind: Kind) -> Bool { spaced[kind]?.contains(String(word)) == true }

  func isIn(_ sentence: String, _ kind: Kind) -> Bool { unspaced[kind]?.contains { sentence.contains($0) } == true }
}
