internal import Words

/// Misspelt words for requests, where they come first, and for meals, days and corrections: "delte the rice", "acutally it was 5 eggs",
/// "gestern abnd".
extension Lexicon {
  /// In letters; only before an amount.
  private static let shortestEaten = 3
  private static let requests: Set<Trigger> = [.delete, .change, .move]
  /// In letters; a shorter word is too near to others.
  private static let shortestVerb = 5
  /// In letters; one that lacks a letter is that much shorter.
  private static let shortestTime = 4
  /// In letters; "nope" and "falsch" are too near to others.
  private static let shortestCorrection = 7
  /// In tokens; the words of longer lines are not looked up one by one.
  private static let longestSpelt = 40

  /// The line with its first word spelt as the one request that is a letter away, or before an amount as a word for eating or
  /// a meal: "hd 2 eggs", "brekfast 2 eggs". Nil where the word is known, to the lexicon or as a food, or where none or
  /// several are near.
  ///
  /// - Parameter isBeforeAmount: whether an amount comes behind the first word.
  func spelt(_ sentence: Sentence, isBeforeAmount: () -> Bool, isFood: (String) -> Bool) -> String? {
    guard sentence.tokens.count > 1, let first = sentence.tokens.first, first.isWord, sentence.phrases[0].isEmpty,
      !isFood(first.lower), !isFood(sentence.lower(0..<2)), let word = meant(by: first, isBeforeAmount, in: sentence)
    else { return nil }
    return word + sentence.line.dropFirst(first.original.count)
  }

  /// The line with each unknown word spelt as the one word for a meal, a day or a correction that is a letter away, or between a
  /// number and "of" as the one unit: "zum früstück 2 semmeln", "yesterdy 2 eggs", "4 acutally", "2 glases of milk". Nil where
  /// there is none.
  func speltAnywhere(_ sentence: Sentence, isFood: (String) -> Bool) -> String? {
    let unknown = sentence.unknownWords.filter {
      sentence.tokens[$0].folded.utf8.count >= Lexicon.shortestTime && sentence.standsAlone($0)
        && !sentence.isInPhrase($0)
    }
    guard !unknown.isEmpty, sentence.tokens.count <= Lexicon.longestSpelt else { return nil }
    let times = words(.times, sentence.language, shortest: Lexicon.shortestVerb) { tag in
      switch tag {
      case .meal, .day, .weekday, .moment: true
      default: false
      }
    }
    // One that lacks a letter is that much shorter; for shorter words these are not taken out of the table.
    let isLong = unknown.contains { sentence.tokens[$0].folded.utf8.count >= Lexicon.shortestCorrection - 1 }
    let corrections =
      isLong ? words(.intents, sentence.language, shortest: Lexicon.shortestCorrection) { $0 == .correction } : []
    let units =
      unknown.contains(where: sentence.isCounted)
      ? words(.units, sentence.language, shortest: Lexicon.shortestTime) { if case .unit = $0 { true } else { false } }
      : []
    let slips = unknown.compactMap { index -> (range: Range<Int>, text: String)? in
      let token = sentence.tokens[index]
      let near = Lexicon.near(token.folded, among: sentence.isCounted(index) ? units : times + corrections)
      // "Glases" is near to one glass and to several.
      guard Set(near.map { Stemmer.stem(NameWords.folded($0).joined()) }).count == 1, let word = near.last,
        !sentence.isInName(index, isFood)
      else { return nil }
      return (token.range, word)
    }
    return slips.isEmpty ? nil : sentence.line(replacing: slips)
  }

  private func meant(by first: Token, _ isBeforeAmount: () -> Bool, in sentence: Sentence) -> String? {
    if first.original == first.lower, first.folded.utf8.count >= Lexicon.shortestVerb,
      let verb = request(near: first.folded, in: sentence.language)
    {
      return verb
    }
    return isBeforeAmount() ? eaten(near: first.folded, in: sentence.language) : nil
  }

  private func request(near word: String, in language: Language) -> String? {
    let near = words(near: word, .intents, language, shortest: Lexicon.shortestVerb) { tag in
      if case .trigger(let trigger) = tag { Lexicon.requests.contains(trigger) } else { tag == .correction }
    }
    return Set(near).count == 1 ? near.first : nil
  }

  /// A word for eating, whichever is near, or the one meal that is.
  private func eaten(near word: String, in language: Language) -> String? {
    let verbs = words(near: word, .intents, language, shortest: Lexicon.shortestEaten) { $0 == .trigger(.ate) }
    if let verb = verbs.first { return verb }
    let meals = words(near: word, .times, language, shortest: Lexicon.shortestVerb) { tag in
      if case .meal = tag { true } else { false }
    }
    return Set(meals).count == 1 ? meals.first : nil
  }

  /// The single words of a file, under headings with such a tag, that are a letter away.
  private func words(
    near word: String, _ file: WordFile, _ language: Language, shortest: Int, _ isMeant: (Tag) -> Bool
  ) -> [String] {
    Lexicon.near(word, among: words(file, language, shortest: shortest, isMeant))
  }

  /// The single words of a file under headings with such a tag.
  private func words(
    _ file: WordFile, _ language: Language, shortest: Int, _ isMeant: (Tag) -> Bool
  ) -> [String] {
    guard let table else { return [] }
    // Only these are taken out of the table, as many lines have an unknown word.
    let headings = tags.indices.filter { number in tags[number].map(isMeant) ?? false }
    return table.phrases(of: file, under: Set(headings), language: language)
      .filter { !$0.contains(" ") && $0.utf8.count >= shortest }
  }

  /// Whether one of them may be the other misspelt, for few people slip at the first letter: "fast food" is no "bfast food".
  private static func startsAlike(_ letters: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    letters.first == other.first || letters.prefix(2).elementsEqual(other.prefix(2).reversed())
  }

  /// Those words that are a letter away.
  private static func near(_ word: String, among words: [String]) -> [String] {
    var distance = EditDistance()
    let letters = Array(word.utf8)[...]
    // An umlaut may be two letters.
    let lengths = letters.count - 2...letters.count + 3
    return words.filter { other in
      guard lengths.contains(other.utf8.count) else { return false }
      let folded = Array(NameWords.folded(other).joined().utf8)[...]
      return startsAlike(letters, folded) && distance.between(letters, folded, limit: 1) != nil
    }
  }
}

extension Sentence {
  /// Whether a word is the name of a food, alone or with a word beside it: the "césar" of "ensalada césar".
  fileprivate func isInName(_ index: Int, _ isFood: (String) -> Bool) -> Bool {
    [index..<index + 1, index - 1..<index + 1, index..<index + 2].contains { words in
      words.lowerBound >= 0 && words.upperBound <= tokens.count && isFood(lower(words))
    }
  }

  /// Whether a word stands where a unit does: between a number and "of".
  fileprivate func isCounted(_ index: Int) -> Bool {
    guard index > 0, skip(.of, at: index + 1) != nil else { return false }
    return tokens[index - 1].isNumber || skip(.article, at: index - 1) == index
      || count(at: index - 1, before: index) != nil
  }

  /// Whether a word belongs to a phrase that begins before it: the "diner" of "at the diner".
  fileprivate func isInPhrase(_ index: Int) -> Bool {
    let longest = 5
    return (max(0, index - longest)..<index).contains { start in
      phrases[start].contains { start + $0.length > index }
    }
  }

  /// Whether a word is no part of an address or a name with marks in it.
  fileprivate func standsAlone(_ index: Int) -> Bool {
    func isGlued(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isGlued }
    return !isGlued(index) && !(isGlued(index + 1) && (tokens[index + 1].kind != .mark || isGlued(index + 2)))
  }
}
