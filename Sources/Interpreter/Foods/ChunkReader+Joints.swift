internal import Nutrition
internal import Words

/// What joins the parts of a list.
extension ChunkReader {
  /// Takes a conjunction, which begins another part of the list.
  mutating func conjunction(at index: Int, _ end: Int) -> Int? {
    let place = sentence.skip(.conjunction(.in), at: index, before: end)
    let isIn = place.map { isPlace($0, end) } ?? false
    let found = sentence.find(at: index, before: end) { tag -> Conjunction? in
      switch tag {
      case .conjunction(let conjunction) where conjunction != .in || isIn: conjunction
      case .except where sentence.language != .turkish: .without
      default: nil
      }
    }
    guard let found, sentence.tokens[index].spacing != .hyphen, !isHyphenated(found.next, end) else { return nil }
    // "Meat- and cheese-filled".
    if sentence.isMark("-", at: index - 1), sentence.tokens[index - 1].isGlued, chunk.hasWords { return nil }
    // "On the label".
    if let fixed = sentence.skip(anyOf: [.fixed, .filler], at: index, before: end), fixed > found.next { return nil }
    if found.value == .and, isUnfinished(found.next, end) { return found.next }
    // "mac n cheese" keeps its n; a chunk that is still empty keeps its opening.
    if chunk.pieces.isEmpty, case .conjunction = chunk.opening, found.value == .and { return found.next }
    // "Eggs fried in butter", and "fried in butter" about the eggs on a card.
    if found.value == .part, chunk.hasWords || chunk.pieces.isEmpty && parts.isEmpty, saysState(at: index) {
      take(word: index)
    }
    close(.conjunction(found.value == .with ? meaningOfWith(before: found.next, end) : found.value))
    return found.next
  }

  /// What "with" is to the food behind it: "kale sautéed with oil" has it in it, and "chips with my fish" beside it.
  private func meaningOfWith(before food: Int, _ end: Int) -> Conjunction {
    if let own = sentence.skip(.determiner, at: food, before: end), sentence.skip(.topic(.own), at: food) == own,
      sentence.skip(.drinkAddition, at: own) == nil
    {
      return .and
    }
    return endsInState ? .part : .with
  }

  /// Takes a Chinese verb between two foods as what joins them: "面包抹黄油". In "羊肉泡馍" it is part of a name.
  mutating func putBetween(at index: Int, _ end: Int) -> Int? {
    guard let next = sentence.skip(.putBetween, at: index, before: end), next < end, names.isSure(chunk.words),
      case let lasts = next + 1...min(end, next + NameReader.longestName),
      !lasts.contains(where: { names.isSure(chunk.words + Array(index..<$0)) }),
      amounts.read(at: next, before: end) != nil || lasts.contains(where: { names.isSure(Array(next..<$0)) })
    else { return nil }
    close(.conjunction(.with))
    return next
  }

  /// Passes what Turkish says behind a food that there is much or little of in it: "lahmacun 2 tane | bol limonlu".
  mutating func abundant(at index: Int, _ end: Int) -> Int? {
    let (word, next) = (index + 1, index + 2)
    guard sentence.language == .turkish, chunk.hasWords, sentence.skip(.preparation, at: index, before: end) == word,
      word < end, TurkishSuffixes.contained(in: sentence.tokens[word].folded) != nil,
      next == end || !sentence.tokens[next].isWord || isLabel(at: next)
        || sentence.isConjunction(at: next, before: end)
    else { return nil }
    unaccounted += [index, word]
    return next
  }

  /// Whether the words after "in" are a food that other foods are put into: "honey in | my yoghurt", but not "beans in
  /// the sauce".
  private func isPlace(_ start: Int, _ end: Int) -> Bool {
    guard chunk.hasWords,
      let length = (1...3).reversed().first(where: { count in
        start + count <= end && names.isSure(Array(start..<start + count))
      })
    else { return false }
    return (start..<start + length).allSatisfy { sentence.skip(.filling, at: $0) == nil }
  }

  /// Whether the chunk ends in a state, so that what follows is in the food: "kale sautéed with oil".
  private var endsInState: Bool {
    guard chunk.words.count > 1, let last = chunk.lastWord, sentence.language == .english else { return false }
    return sentence.isState(at: last)
  }

  /// Whether the conjunction begins with a state that says how the food was cooked: "fried in butter", but not "cooked
  /// in butter".
  private func saysState(at index: Int) -> Bool {
    sentence.find(at: index, before: index + 1) { tag -> Bool? in
      if case .state(let state) = tag, state != .cooked { true } else { nil }
    } != nil
  }
}
