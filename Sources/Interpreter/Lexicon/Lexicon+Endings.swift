internal import Words

/// Words that are written as one and read as two: with a Turkish ending, or a German day with its part.
extension Lexicon {
  /// Takes the Turkish "of" off units, "330 ml'lik kola", and splits "was" off words for amounts, times and kinds, and off words
  /// that end in a vowel, which no verb does: "peynir 50 gramdı" becomes "peynir 50 gram idi".
  func endingsApart(_ tokens: [Token]) -> [Token] {
    tokens.indices.flatMap { index in
      let token = tokens[index]
      if index > 0, tokens[index - 1].isNumber || tags(of: tokens[index - 1]).contains(where: \.isAmount), token.isWord,
        entries(at: index, in: tokens).isEmpty,
        let unit = TurkishSuffixes.measure(token.original), case let word = token.parted(at: unit.count).0,
        entries(at: 0, in: [word]).contains(where: { $0.tag.isMeasure })
      {
        return [word]
      }
      if let parts = dayApart(token) { return parts }
      guard token.isWord, token.original.count == token.folded.count, let stem = TurkishSuffixes.past(token.folded),
        entries(at: index, in: tokens).isEmpty
      else { return [token] }
      let (word, was) = token.parted(at: stem.count, behind: "idi")
      let isNoun =
        stem.utf8.count > 2 && was.original.hasPrefix("y") || numbers.joined(word) != nil
        || TurkishSuffixes.saysKind(stem)
      return isNoun || takesWas(tokens[max(0, index - 1)..<index] + [word]) ? [word, was] : [token]
    }
  }

  /// A German day and its part in one word: "Dienstagabend". Nil for other words.
  private func dayApart(_ token: Token) -> [Token]? {
    let (shortest, longest) = (6, 10)
    guard token.isWord, token.original.count == token.folded.count, token.original.count > shortest + 2,
      entries(at: 0, in: [token]).isEmpty
    else { return nil }
    for count in shortest...min(longest, token.original.count - 3) {
      let (day, part) = token.parted(at: count)
      if tags(of: day).contains(where: { if case .weekday = $0 { true } else { false } }),
        tags(of: part).contains(where: { if case .dayPart = $0 { true } else { false } })
      {
        return [day, part]
      }
    }
    return nil
  }

  private func tags(of token: Token) -> [Tag] { entries(at: 0, in: [token]).map(\.tag) }

  /// Whether the words end in a Turkish word for an amount, a time or a kind, of one word or two: "akşam yemeği".
  private func takesWas(_ words: ArraySlice<Token>) -> Bool {
    let words = Array(words)
    return words.indices.contains { index in
      entries(at: index, in: words).contains { entry in
        guard index + entry.length == words.count, [.turkish, .shared].contains(entry.language) else { return false }
        return switch entry.tag {
        case .unit, .size, .meal, .drinkOrMeal, .moment, .day, .weekday, .number, .fraction, .state, .quality,
          .changing, .halfMore:
          true
        default: false
        }
      }
    }
  }
}

extension Token {
  /// Splits a word in two, the second of which may be another word than its letters say: the past ending as "idi".
  fileprivate func parted(at count: Int, behind word: String? = nil) -> (first: Token, second: Token) {
    func part(_ text: String, _ lower: String, _ folded: String, _ range: Range<Int>, _ spacing: Spacing) -> Token {
      Token(kind: kind, original: text, lower: lower, folded: folded, spacing: spacing, range: range)
    }
    let (before, after) = (String(original.prefix(count)), String(original.dropFirst(count)))
    let middle = range.lowerBound + before.utf8.count
    return (
      part(before, String(lower.prefix(count)), String(folded.prefix(count)), range.lowerBound..<middle, spacing),
      part(
        after, word ?? String(lower.dropFirst(count)), word ?? String(folded.dropFirst(count)),
        middle..<range.upperBound, .glued)
    )
  }
}
