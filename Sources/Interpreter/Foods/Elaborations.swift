internal import Nutrition
internal import Words

/// "Chilli with rice (250 g chilli, 150 g rice)": what was named alone and is then told with its amount was eaten once.
struct Elaborations {
  let sentence: Sentence
  let names: NameReader

  /// `parts` with such amounts on the foods that were named first, and the words that were said again.
  func joined(_ parts: [ListPart]) -> (parts: [ListPart], again: [Int]) {
    var parts = parts
    var again: [Int] = []
    /// Foods without an amount since the last label, by their words.
    var bare: [[String]: Int] = [:]
    for index in parts.indices {
      guard case .chunk(let chunk) = parts[index] else {
        bare = [:]
        continue
      }
      let name = name(chunk.words)
      guard !name.isEmpty, chunk.trailingWords != nil else { continue }
      if !chunk.hasAmount {
        if !chunk.isPart { bare[name] = index }
      } else if let first = bare.removeValue(forKey: name), case .chunk(var named) = parts[first],
        case .amount(let amount)? = chunk.pieces.first, amount.quantity != nil, !amount.isArticle, !amount.isMore
      {
        named.pieces.insert(.amount(amount), at: 0)
        parts[first] = .chunk(named)
        parts[index] = .chunk(Chunk(opening: chunk.opening))
        again += chunk.words
      }
    }
    return (parts.withoutEmptyChunks, again)
  }

  private func name(_ words: [Int]) -> [String] {
    names.withoutDescription(words).filter { sentence.skip(anyOf: [.leftover, .determiner], at: $0) == nil }
      .map { sentence.tokens[$0].folded }
  }
}
