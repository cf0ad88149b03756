internal import Nutrition
internal import Words

/// Brings together what is listed in front of a dish: "an egg, cheese and bacon sandwich" and "carrot and lentil soup" are
/// one food, "an egg and a sandwich" are two.
struct FilledLists {
  let sentence: Sentence
  let names: NameReader
  private var kinds: WordKinds { WordKinds(sentence: sentence) }

  /// The parts with each such list as one chunk, under the fullest name that is known, and the words that it lacks.
  func joined(_ parts: [ListPart]) -> (parts: [ListPart], words: [Int]) {
    var joined: [ListPart] = []
    var words: [Int] = []
    var index = 0
    while index < parts.count {
      if let (chunk, count) = dish(parts[index...]) {
        let spoken = parts[index..<(index + count)].flatMap { part -> [Int] in
          if case .chunk(let chunk) = part { chunk.words } else { [] }
        }
        words += spoken.filter { !chunk.words.contains($0) }
        joined.append(.chunk(chunk))
        index += count
      } else {
        joined.append(parts[index])
        index += 1
      }
    }
    return (joined, words)
  }

  private func dish(_ parts: ArraySlice<ListPart>) -> (chunk: Chunk, count: Int)? {
    guard case .chunk(let first)? = parts.first, first.hasArticle || !first.hasAmount,
      first.trailingWords == first.words, goesIn(first.words)
    else { return nil }
    for (offset, part) in parts.enumerated().dropFirst() {
      guard case .chunk(let next) = part, !next.hasAmount,
        [.comma, .conjunction(.and), .conjunction(.or)].contains(next.opening)
      else { return nil }
      if next.opening != .comma, isCooked(next.words) || isFilled(next.words) && kinds.isIngredient(first.words) {
        return (named(first, next.words), offset + 1)
      }
      guard goesIn(next.words) else { return nil }
    }
    return nil
  }

  /// Something that goes into a dish: an ingredient, or what is usually cooked.
  private func goesIn(_ words: [Int]) -> Bool {
    guard !isEatenAlone(words) else { return false }
    return kinds.isIngredient(words)
      || names.match(words).map { $0.quality.isSure && $0.title.hasSuffix(", raw") } == true
  }

  /// "Grilled cheese" is no cheese that was grilled, but something that one eats one of; so is a fried egg.
  private func isEatenAlone(_ words: [Int]) -> Bool {
    guard words.count > 1, names.isName(words), let dish = names.match(words), let one = dish.measures[.piece],
      dish.measures[.serving] == one
    else { return false }
    return names.match(words.suffix(1))?.title != dish.title
  }

  /// "Lentil soup": what is listed before it was cooked with it.
  private func isCooked(_ words: [Int]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return sentence.skip(.cookedMixture, at: last) == last + 1
  }

  /// "Bacon sandwich": not "sandwich" alone, which is a food beside others.
  private func isFilled(_ words: [Int]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return sentence.skip(.filled, at: last) == last + 1
  }

  /// "Chicken club sandwich" where that is a food, else "tomato club sandwich", "club sandwich", "chicken sandwich".
  private func named(_ first: Chunk, _ last: [Int]) -> Chunk {
    let whole = (first.words + last).spoken.filter { sentence.tokens[$0].kind != .mark }
    // "Bacon, egg and cheese sandwich", else one with egg and cheese.
    let starts = whole.indices.dropFirst().filter { sentence.tokens[whole[$0] - 1].kind == .mark }
    let kinds = last.indices.dropLast().flatMap { [first.words + last[$0...], Array(last[$0...])] }
    let general = first.words + last.suffix(1)
    let candidates = [whole] + starts.map { Array(whole[$0...]) } + kinds + [general]
    let name = candidates.first { names.isSure($0) } ?? (isCooked(last) ? whole : last)
    var chunk = first
    chunk.pieces.removeAll { if case .word = $0 { true } else { false } }
    chunk.pieces += name.map { .word($0) }
    return chunk
  }
}
