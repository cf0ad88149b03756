internal import Words

/// Reads recipe lines: "2 x 400g tins chopped tomatoes, drained".
///
/// It keeps its buffers from line to line, so that a line costs one look at its bytes and the texts of its answer.
package struct IngredientReader {
  /// In bytes. Of a longer line nothing is read.
  package static let longestLine = 8_000

  private let words: IngredientWords
  private var english: IngredientScanner
  private var others: [IngredientScanner]

  package init(words: IngredientWords) {
    self.words = words
    english = IngredientScanner(vocabulary: words.english)
    others = words.others.map { IngredientScanner(vocabulary: $0) }
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
    var best = -1
    var most = 0
    for index in others.indices {
      others[index].scan(line)
      let known = others[index].known(after: words.shared)
      if known > most { (best, most) = (index, known) }
    }
    return parse(best < 0 ? english : others[best])
  }

  private func parse(_ scanner: IngredientScanner) -> Ingredient {
    var parser = IngredientParser(
      line: IngredientLine(bytes: scanner.bytes, tokens: scanner.tokens), units: scanner.units)
    return parser.parse()
  }
}
