internal import EmbeddedWords
internal import Nutrition
internal import Words

/// Filled dishes and bowls that a list says what is in: "a burrito with carnitas, beans and cheese".
extension DishParts {
  /// How many of the parts behind a dish say what is in it. None where fewer than two do: "a burger with fries".
  func described(_ chunk: Chunk, by rest: ArraySlice<ListPart>) -> Int {
    guard case .chunk(let first)? = rest.first, first.opening == .conjunction(.with) else { return 0 }
    let isBowl = isBowl(chunk.words)
    // A "ham sandwich" says itself what is in it.
    guard isBowl || chunk.words.count == 1 && isFilledDish(chunk.words), names.isSure(chunk.words) else { return 0 }
    var parts: [Chunk] = []
    for case .chunk(let next) in rest {
      let opens: Set<Chunk.Opening> =
        parts.isEmpty ? [.conjunction(.with)] : [.comma, .conjunction(.and), .conjunction(.with)]
      guard opens.contains(next.opening), isHeld(next, inBowl: isBowl) else { break }
      parts.append(next)
    }
    // Rice and beans may be beside an empanada, but not between chicken and cheese.
    let fewest = !isBowl && parts.contains { isSide($0.words) } ? 3 : 2
    return parts.count < fewest ? 0 : parts.count
  }

  /// A burger, a pizza or whatever else holds what is listed behind it, in any language.
  func isFilledDish(_ words: [Int]) -> Bool {
    // "Tostada" is another thing in Spanish.
    sentence.language == .english ? kinds.ends(words, in: [.filled]) : isTitled(words, "filled", byItsEnd: false)
  }

  /// Whether the food has an English title that is listed so, where other languages have no such list; or one whose last word is.
  private func isTitled(_ words: [Int], _ kind: String, byItsEnd: Bool) -> Bool {
    guard sentence.language != .english, let title = names.match(words)?.title.plain else { return false }
    let last = title.split(separator: " ").last.map(String.init)
    return WordTable.embedded.phrases(of: .foodWords, kind: kind, language: .english)
      .contains { $0.text == title || byItsEnd && $0.text == last }
  }

  private func isBowl(_ words: [Int]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return AmountParser(sentence: sentence).unit(at: last, last + 1, afterDigits: false)?.value == .bowl
  }

  /// Whether it can be in the dish: a food without an amount that is no dish, no drink and nothing that is eaten beside one.
  private func isHeld(_ next: Chunk, inBowl: Bool) -> Bool {
    let beside: [FoodCategory?] = [.beverages, .snacks, .bakery]
    guard next.hasWords, !next.pieces.contains(where: \.isCounted), let match = names.match(next.words),
      match.quality.isSure, !beside.contains(match.category), !isFilledDish(next.words)
    else { return false }
    if !inBowl, isTitled(next.words, "side", byItsEnd: true) || isTitled(next.words, "dish", byItsEnd: true) {
      return false
    }
    return inBowl || !isDish(next.words) && (!isSide(next.words) || match.category == .pantry)
  }
}
