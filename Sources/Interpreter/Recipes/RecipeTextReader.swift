package import Nutrition

/// Reads a recipe that is told or written in plain text: its ingredients, how many it serves and what it weighs. Whatever
/// else the text says is passed over.
package struct RecipeTextReader {
  /// Of a longer text the rest is not read.
  package static let mostLines = 2_000
  private static let mostIngredients = 100
  private static let longestIngredient = 200

  private let lexicon: Lexicon
  private var ingredients: IngredientReader
  private let isFood: (String) -> Bool

  /// - Parameter isFood: whether words are the name of a food: tells "salt, pepper" from "onions, chopped".
  package init(lexicon: Lexicon, words: IngredientWords, isFood: @escaping (String) -> Bool) {
    self.lexicon = lexicon
    ingredients = IngredientReader(words: words)
    self.isFood = isFood
  }

  /// What somebody typed or pasted: one line is a list with commas.
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

  /// What stands on a page, among much else: only what is below a heading or begins with an amount is an ingredient.
  package mutating func page(_ lines: [String]) -> ToldRecipe {
    read(lines.map(RecipeTextReader.withoutBullet).filter { !$0.isEmpty }, isPage: true)
  }

  /// How many servings something makes, in the words of a page: "4–6 Portionen", "12", "1 loaf (16 slices)". Nil where it
  /// says only how much or how large that is: "500 g", "a 9-inch tart".
  package mutating func yield(_ words: String) -> Figure? {
    if let servings = RecipeFacts(sentence: lexicon.sentence(words)).servings()?.number { return servings }
    let read = ingredients.read(words)
    guard let number = read.quantity, number > .zero, number <= RecipeFacts.mostServings,
      read.unit?.measure?.unit?.isMeasured != true
    else { return nil }
    guard number == Figure(1), let open = words.firstIndex(of: "(") else { return number }
    let inner = words[words.index(after: open)...].prefix { $0 != ")" }
    return yield(String(inner)) ?? number
  }

  private mutating func read(_ lines: [String], isPage: Bool) -> ToldRecipe {
    var recipe = ToldRecipe()
    let lines = lines.prefix(RecipeTextReader.mostLines)
    let hasList = lines.contains { RecipeFacts(sentence: lexicon.sentence($0)).isHeading(.ingredients) }
    var isInList = !hasList
    for line in lines where line.utf8.count <= Interpreter.longestLine {
      let sentence = lexicon.sentence(line)
      let facts = RecipeFacts(sentence: sentence)
      if facts.isHeading(.ingredients) {
        // The list of what is on the page has such a line, too.
        if isPage, !RecipeTextReader.isList(recipe.lines) { recipe.lines = [] }
        isInList = true
        recipe.servings = recipe.servings ?? facts.servings()?.number
      } else if facts.isHeading(.method) {
        if hasList || !isPage ? !recipe.lines.isEmpty : RecipeTextReader.isList(recipe.lines) { break }
        if hasList { isInList = false }
      } else if let grams = facts.weight(.cooked) {
        recipe.cookedGrams = grams
      } else if let grams = facts.weight(.raw) {
        recipe.rawGrams = grams
      } else if recipe.servings == nil, let servings = facts.servings(), sentence.tokens.count < 20 {
        recipe.servings = servings.number
        let rest = rest(of: sentence, without: servings.words)
        if isInList, rest.contains(where: \.isNumber), isIngredient(rest, isPage: isPage, isListed: hasList) {
          recipe.lines.append(rest)
        }
      } else if isInList, isIngredient(line, isPage: isPage, isListed: hasList) {
        recipe.lines.append(line)
      }
      if recipe.lines.count == RecipeTextReader.mostIngredients { break }
    }
    return recipe
  }

  /// Whether lines are a list of ingredients: two amounts at least.
  private static func isList(_ lines: [String]) -> Bool {
    lines.count { line in line.contains(where: \.isNumber) } > 1
  }

  /// A first line without a number that is no heading, and no food unless it says next how many it serves.
  private func isName(_ line: String, before next: String) -> Bool {
    let facts = RecipeFacts(sentence: lexicon.sentence(line))
    return line.unicodeScalars.count <= 200 && !line.contains(where: \.isNumber) && facts.servings() == nil
      && !facts.isHeading(.ingredients) && !facts.isHeading(.method) && (!isFood(line.lowercased()) || isFact(next))
  }

  /// An amount and a food, or below a heading a food alone; no sentence.
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

  /// Whether a sentence ends in the line, and another begins or none.
  private static func hasSentences(_ line: String) -> Bool {
    line.hasSuffix(".") || line.hasSuffix("!")
      || line.indices.contains { index in
        guard line[index] == ".", let next = line[index...].dropFirst(2).first else { return false }
        return line[line.index(after: index)] == " " && next.isUppercase
      }
  }

  // MARK: One line

  /// "200g pasta, 2 onions, chopped, salt and 50 g parmesan": cut at commas, at marks that end, and before amounts.
  private func pieces(of line: String) -> [String] {
    var pieces: [String] = []
    for piece in cut(line) {
      let hasNumber = piece.unicodeScalars.contains { $0.properties.numericType != nil }
      if !hasNumber, !pieces.isEmpty, !isFood(piece.lowercased()), !isFact(piece) {
        pieces[pieces.count - 1] += ", " + piece
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  private func isFact(_ piece: String) -> Bool {
    RecipeFacts(sentence: lexicon.sentence(piece)).servings() != nil
  }

  private func cut(_ line: String) -> [String] {
    let sentence = lexicon.sentence(line)
    let bytes = Array(line.utf8)
    var pieces: [String] = []
    var start = 0
    func end(_ place: Int, next: Int) {
      let piece = RecipeTextReader.withoutBullet(String(decoding: bytes[start..<place], as: UTF8.self))
      if !piece.isEmpty { pieces.append(piece) }
      start = next
    }
    var depth = 0
    for index in sentence.range {
      let token = sentence.tokens[index]
      if sentence.isMark("(", at: index) { depth += 1 }
      if sentence.isMark(")", at: index) { depth -= 1 }
      guard depth <= 0 else { continue }
      if [",", ";", "\n", "•", "|", "、", "，", "；"].contains(where: { sentence.isMark($0, at: index) }) {
        end(token.range.lowerBound, next: token.range.upperBound)
      } else if sentence.isMark(".", at: index),
        token.range.upperBound == bytes.count || bytes[token.range.upperBound] == 0x20,
        sentence.skip(.recipe(.serves), at: index + 1) != nil
      {
        end(token.range.lowerBound, next: token.range.upperBound)
      } else if let next = sentence.skip(.joint(.and), at: index), next < sentence.tokens.count, index > 0,
        sentence.tokens[next].isNumber
      {
        end(token.range.lowerBound, next: sentence.tokens[next].range.lowerBound)
      }
    }
    end(bytes.count, next: bytes.count)
    return pieces
  }

  private func rest(of sentence: Sentence, without words: Range<Int>) -> String {
    let bytes = Array(sentence.line.utf8)
    let before = bytes[..<sentence.tokens[words.lowerBound].range.lowerBound]
    let after = bytes[sentence.tokens[words.upperBound - 1].range.upperBound...]
    return RecipeTextReader.withoutBullet(String(decoding: before + after, as: UTF8.self))
  }

  /// Without blanks around it, and without the mark that a list puts before its lines.
  private static func withoutBullet(_ line: String) -> String {
    let marks: Set<Character> = ["-", "–", "—", "•", "*", "·", "▢", "☐", "□", "▪", "◦", "✓", "+", ","]
    var rest = line[...]
    while let first = rest.first, first.isWhitespace || marks.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace || last == "," || last == ";" { rest = rest.dropLast() }
    return String(rest)
  }
}
