internal import Words

/// Where something was eaten or bought, and who made it: "at nan's", "beim Heurigen", "en el curro"; "annem yaptı".
extension ChunkReader {
  /// The most words of a place: "at the old mill".
  private static let longestPlace = 2

  /// Skips words that lead to a place and the one or two words behind them that name it: they are the name of no food, up to
  /// the next mark, amount, conjunction or label.
  func somewhere(at index: Int, _ end: Int) -> Int? {
    guard let place = sentence.skip(.placeLead, at: index, before: end) else { return nil }
    // "Bei | meiner Oma".
    let lead = sentence.skip(.determiner, at: place, before: end) ?? place
    var next = lead
    while next < end, mayNamePlace(next, end) {
      next += 1
      if next - lead > Self.longestPlace { return nil }
    }
    guard next > lead else { return nil }
    guard next < end, sentence.tokens[next].isWord, !isLabel(at: next), amounts.read(at: next, before: end) == nil,
      !sentence.isConjunction(at: next)
    else { return next }
    // "At Jim's fried eggs": what describes a food is not lost with the place.
    return names.isName([next]) && next == lead + 1 ? next : nil
  }

  /// Skips who made it, between marks: "la hizo mi madre", "hat meine Mama gekocht", "妈妈做的".
  func maker(at index: Int, _ end: Int) -> Int? {
    guard index > 0, sentence.tokens[index - 1].kind == .mark else { return nil }
    let stop = min(sentence.nextMark(from: index), end)
    let passed: [Tag] = [.pronoun, .determiner, .article, .filler, .adverb, .person(.has), .copula]
    var (next, saysWho, saysMade) = (index, false, false)
    while next < stop {
      if let person = sentence.skip(.company, at: next, before: stop) {
        (next, saysWho) = (person, true)
      } else if let made = sentence.skip(.made, at: next, before: stop) {
        (next, saysMade) = (made, true)
      } else if let other = sentence.skip(anyOf: passed, at: next, before: stop) {
        next = other
      } else {
        return nil
      }
    }
    return saysWho && saysMade ? stop : nil
  }

  private func mayNamePlace(_ word: Int, _ end: Int) -> Bool {
    guard sentence.tokens[word].isWord, !isLabel(at: word), amounts.read(at: word, before: end) == nil,
      names.match([word]).map({ $0.quality > .synonym }) ?? true
    else { return false }
    return sentence.phrases[word].isEmpty
      || sentence.find(at: word) { tag in
        switch tag {
        // "Before footy training".
        case .eatery, .company, .family(.relation), .preparation, .quality, .grocery, .trigger(.exercise): true
        default: nil
        }
      }?.next == word + 1
  }
}
