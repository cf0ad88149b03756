internal import Words

/// Words that are a slip away from one that was said before.
extension Interpreter {
  /// In letters; shorter words are too near to others.
  private static let shortestWord = 4
  /// In letters; of a word so long two may be wrong.
  private static let longWord = 7

  /// The line with what nobody knows spelt as the word of one of the names that it is a slip away from: "chikcen 250g" while
  /// chicken waits.
  ///
  /// - Parameter names: those of foods on a card or in the last meal; what is unknown among them counts for nothing.
  package func spelt(_ line: String, as names: [String]) -> String {
    let words = Set(names.flatMap { NameWords.folded($0).map(String.init) })
      .filter { $0.utf8.count >= Interpreter.shortestWord }
    guard !words.isEmpty, line.utf8.count <= Lexicon.longestLine else { return line }
    let sentence = lexicon.sentence(line)
    let slips = sentence.range.compactMap { index -> (range: Range<Int>, text: String)? in
      let token = sentence.tokens[index]
      // Foods are looked up last: few words are near to another.
      guard token.isWord, sentence.phrases[index].isEmpty,
        let word = only(token.folded, among: words, sentence.language),
        finder.match(token.lower, state: nil).map({ $0.quality == .fuzzy }) ?? true
      else { return nil }
      return (token.range, word)
    }
    return slips.isEmpty ? line : sentence.line(replacing: slips)
  }

  /// The one known word that an unknown one is near to, apart from their endings: "bluberries" to "blueberry". Nil where none
  /// or several are.
  private func only(_ misspelt: String, among words: Set<String>, _ language: Language) -> String? {
    guard misspelt.utf8.count >= Interpreter.shortestWord else { return nil }
    var distance = EditDistance()
    let limit = misspelt.utf8.count < Interpreter.longWord ? 1 : 2
    func isNear(_ first: String, _ second: String) -> Bool {
      distance.between(Array(first.utf8)[...], Array(second.utf8)[...], limit: limit) != nil
    }
    let stem = Stemmer.stem(misspelt, language)
    let near = words.filter { (isNear(misspelt, $0) || isNear(stem, Stemmer.stem($0, language))) && isKnown($0) }
    return near.count == 1 ? near.first : nil
  }

  private func isKnown(_ word: String) -> Bool {
    finder.match(word, state: nil).map { $0.quality < .fuzzy } ?? false
  }
}
