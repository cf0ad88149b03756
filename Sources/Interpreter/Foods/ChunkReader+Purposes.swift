internal import Nutrition
internal import Words

/// Words around a food that say what it is for or how it was prepared.
extension ChunkReader {
  /// What a food is for, or what is done with it: "to taste", "plus extra for dusting". It ends with the chunk.
  func purpose(at start: Int, _ end: Int) -> Int? {
    guard !chunk.pieces.isEmpty || chunk.opening == .comma || chunk.opening == .aside,
      var index = sentence.skip(.purpose, at: start, before: end)
    else { return nil }
    while index < end, !endsPurpose(index) { index += 1 }
    return index
  }

  private func endsPurpose(_ index: Int) -> Bool {
    if sentence.tokens[index].kind == .mark, ![".", "/", "-", "%"].contains(sentence.tokens[index].original) {
      return true
    }
    return labels.contains { $0.range.lowerBound == index }
      || sentence.skip(anyOf: [.conjunction(.and), .conjunction(.plus)], at: index) != nil
  }

  /// "2 tbsp peeled and grated ginger", "4 boneless, skinless chicken breasts": the food of the amount is still to come.
  func isUnfinished(_ next: Int, _ end: Int) -> Bool {
    guard chunk.hasAmount, next < end, sentence.tokens[next].isWord, amounts.read(at: next, before: end) == nil,
      WordKinds(sentence: sentence).describes(chunk.words)
    else { return false }
    return sentence.skip(.conjunction(.and), at: next, before: end) == nil
  }
}
