package import Nutrition
internal import Words

/// Reads a recipe in plain text: its ingredients, servings and weights. Everything else in the text is skipped.
package struct RecipeTextReader {
  /// The rest of a longer text is ignored.
  package static let mostLines = 2_000
  /// One more than a recipe can have, so that a longer one is rejected instead of cut.
  private static let mostIngredients = 101
  private static let longestIngredient = 200

  let lexicon: Lexicon
  private var ingredients: IngredientReader
  let isFood: (String) -> Bool

  /// - Parameter isFood: whether words are the name of a food, which distinguishes "salt, pepper" from "onions,
  ///   chopped".
  package init(lexicon: Lexicon, ingredients: IngredientReader, isFood: @escaping (String) -> Bool) {
    self.lexicon = lexicon
    self.ingredients = ingredients
    self.isFood = isFood
  }

  /// Reads what a person typed or pasted; a single line is a list with commas.
  package mutating func told(_ lines: [String]) -> ToldRecipe {
    let lines = lines.map(RecipeTextReader.withoutBullet).filter { !$0.isEmpty }
    if lines.count == 1 { return read(pieces(of: lines[0]), isPage: false) }
    guard lines.count > 2, let first = lines.first, isName(first, before: lines[1]) else {
      return read(lines, isPage: false)
    }
    var recipe = read(Array(lines.dropFirst()), isPage: false)
    recipe.name = first
    return recipe
  }

  /// Reads the text of a web page: only lines below a heading or with an amount at the start are ingredients.
  package mutating func page(_ lines: [String]) -> ToldRecipe {
    read(lines.map(RecipeTextReader.withoutBullet).filter { !$0.isEmpty }, isPage: true)
  }

  /// The number of servings in a page's yield: "4–6 Portionen", "12", "1 loaf (16 slices)". Nil where it only gives a
  /// weight or size: "500 g", "a 9-inch tart".
  package mutating func yield(_ words: String) -> FixedDecimal? {
    if let servings = RecipeFacts(sentence: lexicon.sentence(words)).servings()?.number { return servings }
    let read = ingredients.read(words)
    guard let number = read.quantity, number > .zero, number <= RecipeFacts.mostServings,
      read.unit?.measure?.unit?.isMeasured != true
    else { return nil }
    guard number == FixedDecimal(1), let open = words.firstIndex(of: "(") else { return number }
    let inner = words[words.index(after: open)...].prefix { $0 != ")" }
    return yield(String(inner)) ?? number
  }

  private mutating func read(_ lines: [String], isPage: Bool) -> ToldRecipe {
    let lines = lines.prefix(RecipeTextReader.mostLines)
    let hasList = lines.contains { RecipeFacts(sentence: lexicon.sentence($0)).isHeading(.ingredients) }
    var progress = Progress(isPage: isPage, hasList: hasList)
    for line in lines where line.utf8.count <= Lexicon.longestLine {
      let sentence = lexicon.sentence(line)
      let facts = RecipeFacts(sentence: sentence)
      switch progress.takeHeading(facts) {
      case .taken: continue
      case .end: return progress.whole
      case .passed: break
      }
      if !takeFacts(facts, of: sentence, into: &progress) { takeIngredient(line, sentence, facts, into: &progress) }
      if progress.recipe.lines.count == RecipeTextReader.mostIngredients { break }
    }
    return progress.whole
  }

  /// Takes the weights and servings of a line; false where it has none.
  private mutating func takeFacts(_ facts: RecipeFacts, of sentence: Sentence, into progress: inout Progress) -> Bool {
    if let grams = facts.weight(.cooked) {
      progress.recipe.cookedGrams = grams
    } else if let grams = facts.weight(.raw) {
      progress.recipe.rawGrams = grams
    } else if progress.recipe.servings == nil, let servings = facts.servings(), sentence.tokens.count < 20 {
      progress.recipe.servings = servings.number
      let rest = rest(of: sentence, without: servings.words)
      if progress.isInList, rest.contains(where: \.isNumber),
        isIngredient(rest, isPage: progress.isPage, isListed: progress.hasList)
      {
        progress.recipe.lines.append(rest)
      }
    } else {
      return false
    }
    return true
  }

  private mutating func takeIngredient(
    _ line: String, _ sentence: Sentence, _ facts: RecipeFacts, into progress: inout Progress
  ) {
    let (isPage, hasList) = (progress.isPage, progress.hasList)
    if progress.isInList, isIngredient(line, isPage: isPage, isListed: hasList) {
      progress.recipe.lines.append(line)
    } else if progress.isInList, hasList, let start = firstSentence(of: line, isPage: isPage) {
      progress.recipe.lines.append(start)
    } else if isPage, progress.recipe.lines.isEmpty, progress.elsewhere == nil, sentence.tokens.count < 20 {
      progress.elsewhere = facts.servingsAmongOthers()
    }
  }

  /// The first sentence of a list line that goes on: "1 kg pumpkin. Choose a small one, since …".
  private mutating func firstSentence(of line: String, isPage: Bool) -> String? {
    guard let end = line.firstRange(of: ". ") else { return nil }
    let start = String(line[..<end.lowerBound])
    return start.contains(where: \.isNumber) && isIngredient(start, isPage: isPage, isListed: true) ? start : nil
  }

  /// Whether the first line is the recipe's name: it has no number, is not a heading, and is not a food unless facts
  /// follow.
  private func isName(_ line: String, before next: String) -> Bool {
    let facts = RecipeFacts(sentence: lexicon.sentence(line))
    return line.unicodeScalars.count <= 200 && !line.contains(where: \.isNumber) && facts.servings() == nil
      && !facts.isHeading(.ingredients) && !facts.isHeading(.method) && (!isFood(line.lowercased()) || isFact(next))
  }

  /// Whether a line is an ingredient: an amount and a food, or below a heading a food alone; not a sentence.
  private mutating func isIngredient(_ line: String, isPage: Bool, isListed: Bool) -> Bool {
    guard (2...RecipeTextReader.longestIngredient).contains(line.unicodeScalars.count), line.last != ":" else {
      return false
    }
    let words = line.split(separator: " ").count
    guard isListed || words < 7 || !RecipeTextReader.hasSentences(line) else { return false }
    let read = ingredients.read(line)
    guard !read.food.isEmpty else { return false }
    if read.quantity != nil || read.unit != nil {
      return words <= 25 && (!isPage || isListed || read.unit?.measure != nil || isFood(read.plainFood))
    }
    return words <= 8 && (!isPage || isListed) && (isListed || isFood(read.plainFood) || isFood(read.coreFood))
      || !isPage && words <= 4
  }

  /// Whether the line contains the end of a sentence.
  private static func hasSentences(_ line: String) -> Bool {
    line.hasSuffix(".") || line.hasSuffix("!")
      || line.indices.contains { index in
        guard line[index] == ".", let next = line[index...].dropFirst(2).first else { return false }
        return line[line.index(after: index)] == " " && next.isUppercase
      }
  }

  private func rest(of sentence: Sentence, without words: Range<Int>) -> String {
    let bytes = Array(sentence.line.utf8)
    let before = bytes[..<sentence.tokens[words.lowerBound].range.lowerBound]
    let after = bytes[sentence.tokens[words.upperBound - 1].range.upperBound...]
    return RecipeTextReader.withoutBullet(String(decoding: before + after, as: UTF8.self))
  }

  /// The line without white space around it, and without a list bullet.
  static func withoutBullet(_ line: String) -> String {
    let marks: Set<Character> = ["-", "–", "—", "•", "*", "·", "▢", "☐", "□", "▪", "◦", "✓", "+", ","]
    var rest = line[...]
    while let first = rest.first, first.isWhitespace || marks.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace || last == "," || last == ";" { rest = rest.dropLast() }
    return String(rest)
  }
}
