/// "Butter or margarine": the first of several is taken, and the word that they share is its own too: "red or white
/// onion" is a red onion.
struct Alternatives {
  let names: NameReader

  /// In words. More than the last two are not shared.
  private static let longestShared = 2

  /// `chunk` as the first alternative, and the chunks that `rest` begins with instead of which it is taken.
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

  /// The end of `last`, where `words` are the name of a food with it.
  private func shared(_ words: [Int], _ last: [Int]) -> ArraySlice<Int> {
    for count in stride(from: min(Self.longestShared, last.count - 1), to: 0, by: -1) {
      let tail = last.suffix(count)
      if names.isSure(words + tail) { return tail }
    }
    return []
  }
}
