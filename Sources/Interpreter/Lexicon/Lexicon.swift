/// The words that the interpreter knows, in every language, each with what it can mean.
package struct Lexicon: Sendable {
  struct Entry: Hashable, Sendable {
    let language: Language
    /// The words after the first.
    let rest: [String]
    let meaning: Meaning
  }

  private var entries: [String: [Entry]] = [:]
  private var chinese = ChineseWords()

  /// Knows no word.
  package static let empty = Lexicon()

  private init() {}

  /// Reads texts of the lexicon, in their own form (see the comments on top of each).
  package init(texts: [(name: String, text: String)]) throws(LexiconError) {
    for (name, text) in texts {
      try LexiconReader.read(text, name: name) { language, spelling, meaning in
        insert(spelling, language: language, meaning: meaning)
      }
    }
    for first in entries.keys where (entries[first]?.count ?? 0) > 1 {
      entries[first]?.sort { $0.rest.count > $1.rest.count }
    }
  }

  private mutating func insert(_ spelling: String, language: Language, meaning: Meaning) {
    if language == .chinese { chinese.insert(spelling, meaning) }
    let words = Lexicon.words(of: spelling)
    guard let first = words.first else { return }
    let entry = Entry(language: language, rest: Array(words.dropFirst()), meaning: meaning)
    entries[first, default: []].append(entry)
  }

  /// The folded words of a spelling; the usual plain ones take a short way.
  private static func words(of spelling: String) -> [String] {
    let isPlain = spelling.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: " "), UInt8(ascii: "'"): true
      default: false
      }
    }
    guard isPlain else { return Tokenizer.tokens(of: spelling).map(\.folded) }
    return spelling.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  /// A line with what its words can mean. The line's language is the one that most of its words are found in.
  func sentence(_ line: String) -> Sentence {
    let tokens = chinese.takenApart(Tokenizer.tokens(of: line))
    let found = tokens.indices.map { matches(at: $0, in: tokens) }
    let language = self.language(of: found)
    return Sentence(line: line, tokens: tokens, phrases: found.map { phrases($0, language) }, language: language)
  }

  /// The longest first; of the same length in the order of the lexicon.
  private func matches(at index: Int, in tokens: [Token]) -> [Entry] {
    guard tokens[index].kind != .fraction, let candidates = entries[tokens[index].folded] else { return [] }
    return candidates.filter { entry in
      guard index + entry.rest.count < tokens.count else { return false }
      return entry.rest.indices.allSatisfy { entry.rest[$0] == tokens[index + 1 + $0].folded }
    }
  }

  private func language(of found: [[Entry]]) -> Language {
    var english = 0
    var others: [Language: Int] = [:]
    for entries in found where !entries.isEmpty {
      if entries.contains(where: { $0.language == .english }) { english += 1 }
      let foreign = entries.filter { $0.language != .english && $0.language != .shared }
      for language in foreign.isEmpty ? [] : Set(foreign.map(\.language)) { others[language, default: 0] += 1 }
    }
    // In the order of the cases, so that of two equal ones it is always the same.
    let best = Language.allCases.max { others[$0, default: 0] < others[$1, default: 0] }
    return best.map { others[$0, default: 0] > english ? $0 : .english } ?? .english
  }

  /// Words of the line's language hide English ones of the same spelling.
  private func phrases(_ found: [Entry], _ language: Language) -> [Phrase] {
    guard !found.isEmpty else { return [] }
    let own = language == .english || found.contains { $0.language == language } ? language : .english
    var phrases: [Phrase] = []
    phrases.reserveCapacity(found.count)
    for entry in found where entry.language == own || entry.language == .shared {
      phrases.append(Phrase(meaning: entry.meaning, length: entry.rest.count + 1))
    }
    return phrases
  }
}
