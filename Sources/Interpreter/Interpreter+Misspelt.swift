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
    let words = Set(names.flatMap { NameWords.folded($0).map(String.init) }).filter { word in
      word.utf8.count >= Interpreter.shortestWord && finder.match(word, state: nil).map { $0.quality < .fuzzy } ?? false
    }
    guard !words.isEmpty, line.utf8.count <= Lexicon.longestLine else { return line }
    let sentence = lexicon.sentence(line)
    let slips = sentence.range.compactMap { index -> (range: Range<Int>, text: String)? in
      guard isUnknown(index, in: sentence), let word = only(sentence.tokens[index].folded, among: words) else {
        return nil
      }
      return (sentence.tokens[index].range, word)
    }
    return slips.isEmpty ? line : sentence.line(replacing: slips)
  }

  private func isUnknown(_ index: Int, in sentence: Sentence) -> Bool {
    sentence.tokens[index].isWord && sentence.phrases[index].isEmpty
      && (finder.match(sentence.tokens[index].lower, state: nil).map { $0.quality == .fuzzy } ?? true)
  }

  /// The one word that a misspelt one is near to; nil where it is one of them, or none or several are near.
  private func only(_ misspelt: String, among words: Set<String>) -> String? {
    guard misspelt.utf8.count >= Interpreter.shortestWord, !words.contains(misspelt) else { return nil }
    var distance = EditDistance()
    let limit = misspelt.utf8.count < Interpreter.longWord ? 1 : 2
    let near = words.filter { distance.between(Array(misspelt.utf8)[...], Array($0.utf8)[...], limit: limit) != nil }
    return near.count == 1 ? near.first : nil
  }
}
