internal import Nutrition
internal import Words

/// Words around a food about its purpose or preparation.
extension ChunkReader {
  /// Skips what a food is for: "to taste", "plus extra for dusting". It lasts until the end of the chunk.
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

  /// Whether the food of the amount is still to come: "2 tbsp peeled and grated ginger", "4 boneless, skinless chicken
  /// breasts".
  func isUnfinished(_ next: Int, _ end: Int) -> Bool {
    guard chunk.hasAmount, next < end, sentence.tokens[next].isWord, amounts.read(at: next, before: end) == nil,
      WordKinds(sentence: sentence).describes(chunk.words)
    else { return false }
    return sentence.skip(.conjunction(.and), at: next, before: end) == nil
  }
}
