internal import Words

/// Reads recipe lines: "2 x 400g tins chopped tomatoes, drained".
///
/// It keeps its buffers from line to line, so that a line costs one look at its bytes and the texts of its answer.
package struct IngredientReader {
  /// In bytes. Of a longer line nothing is read.
  package static let longestLine = 8_000

  private let words: IngredientWords
  private let otherWords: () -> [IngredientVocabulary]
  private var english: IngredientScanner
  /// Made for the first line that is not English.
  private var others: [IngredientScanner]?

  /// - Parameter others: the words of the other languages, asked for at the first line that is not English; nil makes
  ///   them from `words`.
  package init(words: IngredientWords, others: (() -> [IngredientVocabulary])? = nil) {
    self.words = words
    // A word that says nothing about ingredients is a mistake of the table, which the tests of its texts find.
    otherWords = others ?? { (try? words.others()) ?? [] }
    english = IngredientScanner(vocabulary: words.english)
  }

  /// What `line` says. An empty ingredient where it says nothing.
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

  /// A line without any English word is read in the language that knows most of it.
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
