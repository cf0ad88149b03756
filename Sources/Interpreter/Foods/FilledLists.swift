internal import Nutrition
internal import Words

/// Merges a list in front of a dish: "an egg, cheese and bacon sandwich" and "carrot and lentil soup" are one food, "an
/// egg and a sandwich" are two.
struct FilledLists {
  let sentence: Sentence
  let names: NameReader
  private var kinds: WordKinds { WordKinds(sentence: sentence) }

  /// The parts with each such list as one chunk, under the fullest known name, and the words that the name leaves out.
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

  /// Whether it can be part of a dish: an ingredient, or a food that is usually cooked.
  private func goesIn(_ words: [Int]) -> Bool {
    guard !isEatenAlone(words), !isSide(words) else { return false }
    return kinds.isIngredient(words)
      || names.match(words).map { $0.quality.isSure && $0.title.hasSuffix(", raw") } == true
  }

  /// Whether it is eaten by the piece: "grilled cheese" is not grilled cheese as an ingredient but a sandwich, and a
  /// fried egg is one egg.
  private func isEatenAlone(_ words: [Int]) -> Bool {
    guard words.count > 1, names.isName(words), let dish = names.match(words), let one = dish.measures[.piece],
      dish.measures[.serving] == one
    else { return false }
    return names.match(words.suffix(1))?.title != dish.title
  }

  /// Whether it is a dish or a sauce of its own: "mashed potatoes", "cranberry sauce".
  private func isSide(_ words: [Int]) -> Bool {
    guard words.count > 1, names.isName(words), let last = words.last else { return false }
    return names.match(words)?.category == .other || sentence.skip(.filling, at: last) == last + 1
  }

  /// Whether it is a dish in which ingredients are cooked together, with at least one already named: "lentil soup".
  private func isCooked(_ words: [Int]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return sentence.skip(.cookedMixture, at: last) == last + 1
  }

  /// Whether it is a dish with a filling that is named, such as "bacon sandwich". "Sandwich" alone is a food beside
  /// others.
  private func isFilled(_ words: [Int]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return sentence.skip(.filled, at: last) == last + 1
  }

  /// The fullest name that is a food: "chicken club sandwich", or else "tomato club sandwich", "club sandwich",
  /// "chicken sandwich".
  private func named(_ first: Chunk, _ last: [Int]) -> Chunk {
    // "Ham & cheese toastie".
    let whole = (first.words + last).spoken.filter { sentence.tokens[$0].kind != .mark || sentence.isMark("&", at: $0) }
    // For "bacon, egg and cheese sandwich" also the one with egg and cheese.
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
