internal import Nutrition
internal import Words

/// Filled dishes and bowls that a list says what is in: "a burrito with carnitas, beans and cheese".
extension DishParts {
  /// How many of the parts behind a dish say what is in it. None where fewer than two do: "a burger with fries".
  func described(_ chunk: Chunk, by rest: ArraySlice<ListPart>) -> Int {
    let isBowl = isBowl(chunk.words)
    // A "ham sandwich" says itself what is in it.
    guard isBowl || chunk.words.count == 1 && kinds.ends(chunk.words, in: [.filled]), names.isSure(chunk.words) else {
      return 0
    }
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

  private func isBowl(_ words: [Int]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return AmountParser(sentence: sentence).unit(at: last, last + 1, afterDigits: false)?.value == .bowl
  }

  /// Whether it can be in the dish: a food without an amount that is no dish, no drink and nothing that is eaten beside one.
  private func isHeld(_ next: Chunk, inBowl: Bool) -> Bool {
    let beside: [FoodCategory?] = [.beverages, .snacks, .bakery]
    guard next.hasWords, !next.pieces.contains(where: \.isCounted), let match = names.match(next.words),
      match.quality.isSure, !beside.contains(match.category), !kinds.ends(next.words, in: [.filled])
    else { return false }
    return inBowl || !isDish(next.words) && (!isSide(next.words) || match.category == .pantry)
  }
}
