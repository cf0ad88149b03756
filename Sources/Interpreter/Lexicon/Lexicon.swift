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

  private func matches(at index: Int, in tokens: [Token]) -> [Entry] {
    guard tokens[index].kind != .fraction, let candidates = entries[tokens[index].folded] else { return [] }
    return candidates.filter { entry in
      guard index + entry.rest.count < tokens.count else { return false }
      return entry.rest.indices.allSatisfy { entry.rest[$0] == tokens[index + 1 + $0].folded }
    }
  }

  private func language(of found: [[Entry]]) -> Language {
    var counts: [Language: Int] = [:]
    for entries in found {
      for language in Set(entries.map(\.language)) { counts[language, default: 0] += 1 }
    }
    let english = counts[.english] ?? 0
    let others = Language.allCases.filter { $0 != .english && $0 != .shared && counts[$0, default: 0] > english }
    return others.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? .english
  }

  /// Words of the line's language hide English ones of the same spelling.
  private func phrases(_ found: [Entry], _ language: Language) -> [Phrase] {
    let own = found.contains { $0.language == language } ? language : .english
    return found.filter { $0.language == own || $0.language == .shared }
      .map { Phrase(meaning: $0.meaning, length: $0.rest.count + 1) }
      .sorted { $0.length > $1.length }
  }
}
