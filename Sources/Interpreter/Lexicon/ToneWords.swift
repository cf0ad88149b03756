package import Words

/// Words that larder does not use, and does not pass on from a model.
package struct ToneWords: Sendable {
  /// The kinds of such words.
  package enum Kind: String, CaseIterable, Sendable {
    /// Blame, shame and streaks.
    case guilt
    /// Orders.
    case pressure
  }

  private var phrases: [Kind: Set<[String]>] = [:]
  /// Phrases of a language without spaces between words.
  private var written: [Kind: [String]] = [:]
  private var longest = 1

  /// The words in a table.
  package init(_ table: WordTable) throws(LexiconError) {
    for phrase in table.phrases(of: .tone) {
      let heading = table.heading(phrase.heading)
      guard let kind = Kind(rawValue: heading.kind) else { throw LexiconError(file: .tone, heading: heading) }
      insert(phrase.text, kind, phrase.language)
    }
  }

  private mutating func insert(_ spelling: String, _ kind: Kind, _ language: Language) {
    guard language != .chinese else {
      written[kind, default: []].append(spelling)
      return
    }
    let words = ToneWords.words(of: spelling)
    phrases[kind, default: []].insert(words)
    longest = max(longest, words.count)
  }

  /// The phrases of these kinds in a text.
  package func heard(in text: String, _ kinds: [Kind] = Kind.allCases) -> [String] {
    let words = ToneWords.words(of: text)
    var heard: [String] = []
    for kind in kinds {
      for start in words.indices {
        for length in 1...longest where start + length <= words.count {
          let phrase = Array(words[start..<start + length])
          if phrases[kind]?.contains(phrase) == true { heard.append(phrase.joined(separator: " ")) }
        }
      }
      heard += (written[kind] ?? []).filter { text.contains($0) }
    }
    return heard
  }

  private static func words(of text: String) -> [String] {
    Tokenizer.tokens(of: text).filter { $0.kind == .word }.map(\.folded)
  }
}
