internal import Words

/// What was not eaten, and what more was eaten.
extension ChunkReader {
  /// "Tea instead of coffee", "rice, not pasta", "kahve yerine çay": marks the one that was not eaten.
  mutating func contrast(at index: Int, _ end: Int) -> Int? {
    if chunk.opening == .contrast, !chunk.pieces.isEmpty,
      let next = sentence.skip(anyOf: [.subject, .trigger(.ate)], at: index, before: end)
    {
      close(.comma)
      return next
    }
    guard let next = sentence.contrast(at: index, before: end) else { return nil }
    if sentence.language == .turkish {
      guard chunk.hasWords else { return nil }
      chunk.opening = .contrast
      close(.comma)
      return next
    }
    let first = sentence.skip(anyOf: [.determiner, .article], at: next, before: end) ?? next
    guard first < end, names.mayBeFood(first), next > index + 1 || !chunk.pieces.isEmpty || !parts.isEmpty else {
      return nil
    }
    close(.contrast)
    return first
  }

  /// Takes an amount that adds to the food before: "a beer and another", "two biscuits, then one more".
  mutating func further(at index: Int, _ end: Int) -> Int? {
    guard chunk.pieces.isEmpty, !parts.isEmpty else { return nil }
    let isJoined = chunk.opening == .conjunction(.and) || chunk.opening == .conjunction(.plus)
    guard isJoined || chunk.opening == .comma,
      let phrase = amounts.further(at: index, before: end, isJoined: isJoined)
    else { return nil }
    take(phrase)
    return phrase.range.upperBound
  }
}
