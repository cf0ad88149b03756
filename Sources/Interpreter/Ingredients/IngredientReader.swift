internal import Words

/// Parses recipe lines: "2 x 400g tins chopped tomatoes, drained".
///
/// It reuses its buffers, so that a line takes one pass over its bytes and allocates only the texts of its result.
package struct IngredientReader {
  /// In bytes; longer lines are not parsed.
  package static let longestLine = 8_000

  private let words: IngredientWords
  private let otherWords: () -> [IngredientVocabulary]
  private var english: IngredientScanner
  /// The scanners for other languages, made for the first line that is not English.
  private var others: [IngredientScanner]?

  /// - Parameter others: returns the words of the other languages, called for the first line that is not English; nil
  ///   makes them from `words`.
  package init(words: IngredientWords, others: (() -> [IngredientVocabulary])? = nil) {
    self.words = words
    // A heading that is not about ingredients is an error in the word files, which their tests find.
    otherWords = others ?? { (try? words.others()) ?? [] }
    english = IngredientScanner(vocabulary: words.english)
  }

  /// The ingredient of `line`; an empty one where it has none.
  package mutating func read(_ line: String) -> Ingredient {
    guard line.utf8.count <= IngredientReader.longestLine else { return Ingredient() }
    let ingredient = readWords(line)
    guard ingredient.food.isEmpty, let colon = line.firstIndex(of: ":") else { return ingredient }
    // "Sliced apples: 6 cups".
    let turned = readWords(line[line.index(after: colon)...] + " " + line[..<colon])
    return turned.food.isEmpty || turned.quantity == nil ? ingredient : turned
  }

  private mutating func readWords(_ line: some StringProtocol) -> Ingredient {
    let line = String(line)
    english.scan(line)
    return english.known(after: words.shared) > 0 ? parse(english) : readInOthers(line)
  }

  /// Parses a line without any English word in the language that knows most of its words.
  private mutating func readInOthers(_ line: String) -> Ingredient {
    var scanners = others ?? otherWords().map { IngredientScanner(vocabulary: $0) }
    others = nil
    var best = -1
    var most = 0
    for index in scanners.indices {
      scanners[index].scan(line)
      let known = scanners[index].known(after: words.shared)
      if known > most { (best, most) = (index, known) }
    }
    others = scanners
    return parse(best < 0 ? english : scanners[best])
  }

  private func parse(_ scanner: IngredientScanner) -> Ingredient {
    var parser = IngredientParser(
      line: IngredientLine(bytes: scanner.bytes, tokens: scanner.tokens), units: scanner.units)
    return parser.parse()
  }
}
