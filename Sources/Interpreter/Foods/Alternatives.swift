/// Resolves "butter or margarine" to the first alternative, and completes it with a shared word: "red or white onion"
/// becomes a red onion.
struct Alternatives {
  let names: NameReader

  /// The most words that alternatives share at their end.
  private static let longestShared = 2

  /// `chunk` completed as the first alternative, and the other alternatives at the start of `rest`.
  func first(of chunk: Chunk, and rest: ArraySlice<ListPart>) -> (chunk: Chunk, others: [Chunk]) {
    var others: [Chunk] = []
    for part in rest {
      guard case .chunk(let other) = part, other.opening == .conjunction(.or) else { break }
      others.append(other)
    }
    guard let words = chunk.trailingWords, let last = others.last?.trailingWords else { return (chunk, others) }
    var completed = chunk
    completed.pieces += shared(words, last).map { .word($0) }
    return (completed, others)
  }

  /// The words at the end of `last` that complete `words` to the name of a food.
  private func shared(_ words: [Int], _ last: [Int]) -> ArraySlice<Int> {
    for count in stride(from: min(Self.longestShared, last.count - 1), to: 0, by: -1) {
      let tail = last.suffix(count)
      if names.isSure(words + tail) { return tail }
    }
    return []
  }
}
