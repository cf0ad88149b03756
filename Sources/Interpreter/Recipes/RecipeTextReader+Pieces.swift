internal import Words

/// Recipes on a single line.
extension RecipeTextReader {
  /// Splits "200g pasta, 2 onions, chopped, salt and 50 g parmesan" at commas, at final marks, and before amounts.
  func pieces(of line: String) -> [String] {
    var pieces: [String] = []
    for piece in cut(line) {
      let hasNumber = piece.unicodeScalars.contains { $0.properties.numericType != nil }
      if !hasNumber, !beginsInNumber(piece), !pieces.isEmpty, !isFood(piece.lowercased()), !isFact(piece) {
        pieces[pieces.count - 1] += ", " + piece
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Whether it begins in a number in words, "yarım demet maydanoz", "半勺盐", and not only in an article.
  private func beginsInNumber(_ piece: String) -> Bool {
    let sentence = lexicon.sentence(piece)
    return NumberReader(words: sentence).single(at: 0, before: sentence.range.upperBound)?.isArticle == false
  }

  func isFact(_ piece: String) -> Bool {
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
      } else if let next = sentence.skip(.conjunction(.and), at: index), next < sentence.tokens.count, index > 0,
        sentence.tokens[next].isNumber
      {
        end(token.range.lowerBound, next: sentence.tokens[next].range.lowerBound)
      }
    }
    end(bytes.count, next: bytes.count)
    return pieces
  }
}
