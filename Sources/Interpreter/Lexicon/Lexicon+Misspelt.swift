internal import Words

/// Requests whose verb is misspelt at the beginning of a line: "delte the rice", "chnage the rice to 200 g".
extension Lexicon {
  private static let requests: Set<Trigger> = [.delete, .change, .move]
  /// In letters; a shorter word is too near to others.
  private static let shortestVerb = 5

  /// The line with its first word spelt as the one request that is a letter away. Nil where the word is known, to the lexicon
  /// or as a food, begins with a capital, or no request or several are near.
  func spelt(_ sentence: Sentence, isFood: (String) -> Bool) -> String? {
    guard sentence.tokens.count > 1, let first = sentence.tokens.first, first.isWord, sentence.phrases[0].isEmpty,
      first.original == first.lower, first.folded.utf8.count >= Lexicon.shortestVerb, !isFood(first.lower),
      !isFood(sentence.lower(0..<2)), let verb = request(near: first.folded, in: sentence.language)
    else { return nil }
    return verb + sentence.line.dropFirst(first.original.count)
  }

  private func request(near word: String, in language: Language) -> String? {
    guard let table else { return nil }
    var distance = EditDistance()
    let letters = Array(word.utf8)[...]
    // Only these verbs are taken out of the table, as many lines begin with an unknown word.
    let headings = tags.indices.filter { number in
      if case .trigger(let trigger)? = tags[number] { Lexicon.requests.contains(trigger) } else { false }
    }
    let near = table.phrases(of: .intents, under: Set(headings), language: language).filter { verb in
      guard !verb.contains(" "), verb.utf8.count >= Lexicon.shortestVerb else { return false }
      return distance.between(letters, Array(NameWords.folded(verb).joined().utf8)[...], limit: 1) != nil
    }
    return Set(near).count == 1 ? near.first : nil
  }
}
