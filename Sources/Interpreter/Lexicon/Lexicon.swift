package import Words

/// The words that the interpreter knows in every language, with their tags.
package struct Lexicon: Sendable {
  /// In bytes. Longer lines are not read.
  package static let longestLine = 4_000

  /// The files with tags for lines, in order; the files after them are read by other code.
  private static let files = WordFile.allCases.prefix { $0 != .ingredients }

  let table: WordTable?
  /// The tag of each heading in these files; nil for one that is only about numbers.
  private(set) var tags: [Tag?] = []
  private var chinese = ChineseWords()
  let numbers: NumbersInWords
  private let recent = RecentSentences()
  /// The language of a line that several know equally well.
  private var usual: Language?

  /// A lexicon without words.
  package static let empty = Lexicon()

  private init() { (table, numbers) = (nil, NumbersInWords()) }

  /// The words of a table. Throws where a heading has no tag.
  package init(_ table: WordTable) throws(LexiconError) {
    self.table = table
    numbers = NumbersInWords(table)
    for file in Lexicon.files {
      for heading in table.headings(of: file) {
        let heading = table.heading(heading)
        let tag = Tag(heading)
        guard tag != nil || file == .numbers && NumberGrammar.reads(heading) else {
          throw LexiconError(file: file, heading: heading)
        }
        tags.append(tag)
      }
      for phrase in table.phrases(of: file, language: .chinese) {
        if let tag = tags[phrase.heading] { chinese.insert(phrase.text, tag) }
      }
    }
  }

  /// The same words for somebody who usually speaks one language: it is taken for that of a line that no other knows better, as
  /// "um 8 Müsli", in which the "um" is a word in English, too.
  package func spoken(in language: Language?) -> Lexicon {
    guard let language, language != .english else { return self }
    var lexicon = self
    lexicon.usual = language
    return lexicon
  }

  /// The possible meanings of the words at `index`: the longest first, those of equal length in the order of the files.
  func entries(at index: Int, in tokens: [Token]) -> [LexiconEntry] {
    guard let table else { return [] }
    return table.phrases(at: index, in: tokens, beforeHeading: tags.count).compactMap { found in
      tags[found.heading].map { LexiconEntry(language: found.language, tag: $0, length: found.length) }
    }
  }

  /// The shortest phrase of a language that has a tag; nil where there is none.
  func spelling(of tag: Tag, in language: Language) -> String? {
    guard let table else { return nil }
    return Lexicon.files.lazy.flatMap { table.phrases(of: $0, language: language) }
      .filter { tags[$0.heading] == tag }.map(\.text).min { $0.utf8.count < $1.utf8.count }
  }

  /// A line with the tags of its words. Its language is the one that knows most of its words.
  func sentence(_ line: String) -> Sentence { recent.sentence(of: line, usual: usual, making: read) }

  private func read(_ line: String) -> Sentence {
    var tokens = endingsApart(chinese.takenApart(Tokenizer.tokens(of: line), numbers: numbers.grammar(.chinese)))
    var found = tokens.indices.map { index in
      let entries = self.entries(at: index, in: tokens)
      return entries.isEmpty ? numbers.joined(tokens[index]).map { [$0] } ?? [] : entries
    }
    let language = self.language(of: found, in: tokens)
    if let written = numbers.inDigits(tokens, found, language) {
      tokens = written
      found = tokens.indices.map { entries(at: $0, in: tokens) }
    }
    if language == .chinese { found = withoutVerbs(behindNumbers: found, of: tokens) }
    return Sentence(
      line: line, tokens: tokens, phrases: found.map { phrases($0, language) }, language: language,
      thousands: numbers.grammar(language).thousands)
  }

  /// The entries without verbs that right behind a number are measure words: the 把 of 葡萄一把.
  private func withoutVerbs(behindNumbers found: [[LexiconEntry]], of tokens: [Token]) -> [[LexiconEntry]] {
    found.enumerated().map { index, entries in
      let isBehind =
        index > 0 && (tokens[index - 1].isNumber || found[index - 1].contains { $0.tag.isOfNumber })
      guard isBehind, entries.contains(where: { if case .unit = $0.tag { true } else { false } }) else {
        return entries
      }
      return entries.filter { if case .trigger = $0.tag { $0.length > 1 } else { true } }
    }
  }

  /// The signs that separate thousands in all of these languages.
  func thousands(in languages: Set<Language>) -> Set<UInt8> {
    let signs = languages.map { numbers.grammar($0).thousands }
    return signs.dropFirst().reduce(signs.first ?? []) { $0.intersection($1) }
  }

  /// The language that knows most of a line's words; nil where no word is known.
  package func language(of line: String) -> Language? {
    let sentence = sentence(line)
    return sentence.phrases.contains { !$0.isEmpty } ? sentence.language : nil
  }

  /// Whether a word of the text says that a dish has no meat: "vegan".
  package func saysMeatless(_ text: String) -> Bool {
    let tokens = Tokenizer.tokens(of: text)
    return tokens.indices.contains { index in entries(at: index, in: tokens).contains { $0.tag == .meatless } }
  }

  /// Whether every word of the text is known in some language as one that is not part of a food's name.
  package func saysNoFood(_ text: String) -> Bool {
    let tokens = chinese.takenApart(Tokenizer.tokens(of: text), numbers: numbers.grammar(.chinese))
    var index = 0
    while index < tokens.count {
      let entries = self.entries(at: index, in: tokens)
      guard let longest = entries.first(where: { !$0.tag.mayNameFood })?.length,
        !entries.contains(where: { $0.tag.mayNameFood && $0.length >= longest })
      else { return false }
      index += longest
    }
    return !tokens.isEmpty
  }

  private func language(of found: [[LexiconEntry]], in tokens: [Token]) -> Language {
    var english = Known()
    /// Foods have English names in any language, "quiero pizza", so they alone do not make a line English.
    var saysMoreInEnglish = false
    var others: [Language: Known] = [:]
    /// The languages with a word that joins foods or says that they were eaten: "pizza und cola", "pizza salami gegessen".
    var telling = Set<Language>()
    let longest = Lexicon.longestPhrases(over: found)
    for (index, entries) in found.enumerated() {
      // Marks alone have no language, "15/06/1990", but what begins with one may have: the "'da" of "10'da".
      let isMark = tokens[index].kind == .mark
      // "kcal" belongs to no single language.
      let isShared = entries.contains { $0.language == .shared }
      // Parts of a longer phrase do not count: the "me" of "me gusta" is not English, and neither is the "et" of
      // "tahmin et".
      for entry in entries
      where entry.language != .shared && entry.length >= longest[index] && (!isMark || entry.length > 1)
        && !(index == 0 && isSmallUnit(entry, tokens[0], in: entries))
      {
        if entry.language != .english {
          if !isShared || entry.length > 1 {
            others[entry.language, default: Known()].take(entry.length, at: index)
            if !entry.tag.mayNameFood { others[entry.language]?.saysMore = true }
            if entry.tag.tellsLanguage { telling.insert(entry.language) }
          }
        } else if !isShared {
          english.take(entry.length, at: index)
          // "Cola light" is no opinion.
          saysMoreInEnglish = saysMoreInEnglish || !entry.tag.mayNameFood && entry.tag != .opinion
        }
      }
    }
    if let usual, case let count = others[usual]?.words ?? 0, count >= english.words,
      others.values.allSatisfy({ $0.words <= count })
    {
      return usual
    }
    // Of two equal ones the one with the longer phrase, then the first in order, so that the result is always the same.
    func best(of languages: [Language]) -> Language? {
      languages.max { left, right in
        let (left, right) = (others[left] ?? Known(), others[right] ?? Known())
        return (left.words, left.longest) < (right.words, right.longest)
      }
    }
    let languages = table?.languages ?? []
    // "Latte değil cappuccino": German knows more of it, but only foods.
    let isTold = best(of: languages).map { others[$0]?.saysMore ?? false } ?? true
    let told = isTold ? nil : best(of: languages.filter(telling.contains))
    guard let best = told ?? best(of: languages) else { return .english }
    let count = others[best]?.words ?? 0
    let isOther = !saysMoreInEnglish && (count == english.words && count > 0 || telling.contains(best))
    return count > english.words || isOther ? best : .english
  }

  /// Whether it is a short unit in small letters that is another word in another language, where no number comes before it: "el
  /// refresco" is Spanish, and "2 el" a German spoon.
  private func isSmallUnit(_ entry: LexiconEntry, _ token: Token, in entries: [LexiconEntry]) -> Bool {
    let mostLetters = 2
    guard case .unit = entry.tag, token.original == token.lower, token.lower.utf8.count <= mostLetters else {
      return false
    }
    return entries.contains { other in
      if case .unit = other.tag { false } else { other.language != entry.language && other.language != .shared }
    }
  }

  /// For each word the length of the longest phrase, in any language, that it is part of.
  private static func longestPhrases(over found: [[LexiconEntry]]) -> [Int] {
    var longest = Array(repeating: 0, count: found.count)
    for (index, entries) in found.enumerated() {
      guard let length = entries.first?.length else { continue }
      for word in index..<min(index + length, found.count) { longest[word] = max(longest[word], length) }
    }
    return longest
  }

  /// How much of a line a language knows.
  private struct Known {
    /// The number of known words; the words of a phrase count individually.
    private(set) var words = 0
    private(set) var longest = 0
    /// Whether a word of it names no food.
    var saysMore = false
    private var end = 0

    mutating func take(_ length: Int, at index: Int) {
      words += max(index + length - max(end, index), 0)
      end = max(end, index + length)
      longest = max(longest, length)
    }
  }

  /// The phrases in the line's language; they hide English ones with the same spelling.
  private func phrases(_ found: [LexiconEntry], _ language: Language) -> [Phrase] {
    guard !found.isEmpty else { return [] }
    let own = language == .english || found.contains { $0.language == language } ? language : .english
    var phrases: [Phrase] = []
    phrases.reserveCapacity(found.count)
    for entry in found where entry.language == own || entry.language == .shared {
      phrases.append(Phrase(tag: entry.tag, length: entry.length))
    }
    return phrases
  }
}
