package import Words

/// The words that the interpreter knows, in every language, each with what it can mean.
package struct Lexicon: Sendable {
  private var spellings = SpellingTable()
  private var chinese = ChineseWords()
  private var numbers = NumbersInWords()

  /// Knows no word.
  package static let empty = Lexicon()

  private init() {}

  /// Reads texts of the lexicon, in their own form (see the comments on top of each).
  package init(texts: [(name: String, text: String)]) throws(LexiconError) {
    for (name, text) in texts {
      try LexiconReader.lines(text, name: name) { language, kind, value, spelled in
        let isOfNumber = name == "numbers" && insertNumber(language, kind, value, spelled)
        guard let meaning = Meaning(kind: kind, value: value) else { return isOfNumber }
        LexiconReader.eachSpelling(spelled) { spelling in
          if language == .chinese { chinese.insert(LexiconReader.text(spelling), meaning) }
          spellings.insert(spelling, language: language, meaning: meaning)
        }
        return true
      }
    }
  }

  private mutating func insertNumber(
    _ language: Language, _ kind: String, _ value: String, _ spelled: borrowing Span<UInt8>
  ) -> Bool {
    var isOfNumber = false
    LexiconReader.eachSpelling(spelled) { spelling in
      let folded = Folding.folded(LexiconReader.text(spelling))
      isOfNumber = numbers.insert(language, kind: kind, value: value, spelling: folded)
    }
    return isOfNumber
  }

  /// A line with what its words can mean. The line's language is the one that most of its words are found in.
  func sentence(_ line: String) -> Sentence {
    var tokens = chinese.takenApart(Tokenizer.tokens(of: line), numbers: numbers.grammar(.chinese))
    var found = tokens.indices.map { index in
      let entries = spellings.entries(at: index, in: tokens)
      return entries.isEmpty ? numbers.joined(tokens[index]).map { [$0] } ?? [] : entries
    }
    let language = self.language(of: found)
    if let written = numbers.inDigits(tokens, found, language) {
      tokens = written
      found = tokens.indices.map { spellings.entries(at: $0, in: tokens) }
    }
    return Sentence(
      line: line, tokens: tokens, phrases: found.map { phrases($0, language) }, language: language,
      thousands: numbers.grammar(language).thousands)
  }

  /// The signs that part thousands in all of these languages.
  func thousands(in languages: Set<Language>) -> Set<UInt8> {
    let signs = languages.map { numbers.grammar($0).thousands }
    return signs.dropFirst().reduce(signs.first ?? []) { $0.intersection($1) }
  }

  /// The language that most of a line's words are found in; nil where no word is known.
  package func language(of line: String) -> Language? {
    let sentence = sentence(line)
    return sentence.phrases.contains { !$0.isEmpty } ? sentence.language : nil
  }

  /// Whether every word of the text is known, in some language, as one that is said of or around foods and names none.
  package func saysNoFood(_ text: String) -> Bool {
    let tokens = chinese.takenApart(Tokenizer.tokens(of: text), numbers: numbers.grammar(.chinese))
    var index = 0
    while index < tokens.count {
      let entries = spellings.entries(at: index, in: tokens)
      guard let longest = entries.first(where: { !$0.meaning.mayNameFood })?.length,
        !entries.contains(where: { $0.meaning.mayNameFood && $0.length >= longest })
      else { return false }
      index += longest
    }
    return !tokens.isEmpty
  }

  private func language(of found: [[SpellingTable.Entry]]) -> Language {
    var english = 0
    /// Foods bear their English names in any language: "quiero pizza".
    var saysMoreInEnglish = false
    var others: [Language: Int] = [:]
    var lengths: [Language: Int] = [:]
    for entries in found where !entries.isEmpty {
      // "kcal" is no word of English alone.
      let isShared = entries.contains { $0.language == .shared }
      if !isShared, entries.contains(where: { $0.language == .english }) {
        english += 1
        saysMoreInEnglish = saysMoreInEnglish || entries.contains { $0.language == .english && !$0.meaning.mayNameFood }
      }
      let foreign = entries.filter { $0.language != .english && $0.language != .shared }
      for language in foreign.isEmpty ? [] : Set(foreign.map(\.language)) { others[language, default: 0] += 1 }
      for entry in foreign { lengths[entry.language] = max(lengths[entry.language, default: 0], entry.length) }
    }
    // Of two equal ones that which knows the longer phrase, then in their order, so that it is always the same.
    let best = Language.spoken.max {
      (others[$0, default: 0], lengths[$0, default: 0]) < (others[$1, default: 0], lengths[$1, default: 0])
    }
    return best.map { best in
      let count = others[best, default: 0]
      return count > english || (count == english && count > 0 && !saysMoreInEnglish) ? best : .english
    } ?? .english
  }

  /// Words of the line's language hide English ones of the same spelling.
  private func phrases(_ found: [SpellingTable.Entry], _ language: Language) -> [Phrase] {
    guard !found.isEmpty else { return [] }
    let own = language == .english || found.contains { $0.language == language } ? language : .english
    var phrases: [Phrase] = []
    phrases.reserveCapacity(found.count)
    for entry in found where entry.language == own || entry.language == .shared {
      phrases.append(Phrase(meaning: entry.meaning, length: entry.length))
    }
    return phrases
  }
}
