/// Finds phrases at a position in a list of words; the longest one wins.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private struct Phrase: Sendable {
    let rest: [String]
    let meaning: Meaning
  }

  private var byFirst: [String: [Phrase]] = [:]
  private var beginnings: [(letters: [UInt8], meaning: Meaning)] = []
  private var endings: [(letters: [UInt8], meaning: Meaning)] = []

  /// Adds a phrase. An asterisk stands for the rest of a single word.
  mutating func add(_ phrase: String, meaning: Meaning) {
    let isBeginning = phrase.utf8.last == UInt8(ascii: "*")
    let isEnding = phrase.utf8.first == UInt8(ascii: "*")
    let words = PrintedWord.outlines(of: phrase)
    guard let first = words.first else { return }
    if words.count == 1, isBeginning { beginnings.append((Array(first.utf8), meaning)) }
    if words.count == 1, isEnding { endings.append((Array(first.utf8), meaning)) }
    guard words.count > 1 || !isBeginning && !isEnding else { return }
    byFirst[first, default: []].append(Phrase(rest: Array(words.dropFirst()), meaning: meaning))
  }

  /// The meaning of the longest phrase at `index`, and the number of its words.
  func meaning(of words: [String], at index: Int) -> (meaning: Meaning, count: Int)? {
    var found: (meaning: Meaning, count: Int)?
    for phrase in byFirst[words[index]] ?? [] where phrase.rest.count + 1 > found?.count ?? 0 {
      if words[(index + 1)...].starts(with: phrase.rest) { found = (phrase.meaning, phrase.rest.count + 1) }
    }
    return found ?? affix(of: words[index]).map { ($0, 1) }
  }

  private func affix(of word: String) -> Meaning? {
    let letters = word.utf8
    if let beginning = beginnings.first(where: { letters.starts(with: $0.letters) }) { return beginning.meaning }
    return endings.first { letters.reversed().starts(with: $0.letters.reversed()) }?.meaning
  }
}
