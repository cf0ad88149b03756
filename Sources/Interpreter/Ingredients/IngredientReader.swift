internal import Words

/// Reads recipe lines: "2 x 400g tins chopped tomatoes, drained".
///
/// It keeps its buffers from line to line, so that a line costs one look at its bytes and the texts of its answer.
package struct IngredientReader {
  /// In bytes. Of a longer line nothing is read.
  package static let longestLine = 8_000

  private let words: IngredientWords
  private var english: IngredientScanner
  /// Made for the first line that is not English.
  private var others: [IngredientScanner]?

  package init(words: IngredientWords) {
    self.words = words
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
    // A word that says nothing about ingredients is a mistake of the table, which the tests of its texts find.
    var scanners = others ?? ((try? words.others()) ?? []).map { IngredientScanner(vocabulary: $0) }
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
