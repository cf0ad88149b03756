internal import EmbeddedWords
internal import Words

/// What a model's words could be taken for. A model saves nothing, and all that it says is marked as its own: so a sentence
/// is left out only where it looks like a line of larder's, and larder says what is true where one may claim a deed.
package enum ClaimCheck {
  /// Whether a sentence begins as larder's own "Saved: lunch, 395 kcal." does, whatever marks stand around the word.
  package static func imitates(_ sentence: String) -> Bool {
    let scalars = sentence.unicodeScalars.drop { !$0.properties.isAlphabetic }
    let word = scalars.prefix { $0.properties.isAlphabetic }
    guard words.has(String(word).lowercased()[...], .opener) else { return false }
    let next = scalars.dropFirst(word.count).first { !$0.properties.isWhitespace && !markup.contains($0) }
    return next.map { ends.contains($0) } ?? true
  }

  /// Whether a sentence may be heard as saying that something was saved, changed or deleted. It is a quick look: what it
  /// misses is still marked as a model's word, and where it errs larder says a true sentence too many.
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

  /// Whether a sentence may stand in a text that is kept, where nothing is said after it: it neither looks like larder's
  /// nor says what the model itself has done.
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
  /// What may stand between a word and what ends it.
  private static let markup: Set<Unicode.Scalar> = ["*", "_", "`", "\"", "”", "’", "'", ")", "]"]
}

/// The words of claims, of all languages together.
private struct ClaimWords {
  enum Kind: String, CaseIterable {
    /// What larder says of a commit begins with one of these, or what it is easily taken for.
    case opener
    /// What only a commit does.
    case deed
    /// What also happens to food: a deed where the model says it of itself, or of the diary.
    case ownDeed = "own-deed"
    case speaker
    case firstPerson = "first-person"
    /// Whose deed it is, or which, where they stand before it: "you logged", "your last saved meal".
    case other
    /// Denials, conditions and what is to come.
    case excuse
  }

  private var spaced: [Kind: Set<String>] = [:]
  /// Of a script without spaces.
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
