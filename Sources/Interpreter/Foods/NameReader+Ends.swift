internal import Nutrition
internal import Words

/// Foods at the end of unknown names.
extension NameReader {
  /// The food at the end of an unknown name, as an unsure match: "chewy granola bar". Nil where the words before change
  /// it ("diet cola") or are foods of their own ("apple kiwi mango").
  func headed(_ reading: Reading) -> Reading? {
    guard reading.words.count <= NameReader.longestName, sentence.language != .spanish, !isStatement(reading.words)
    else {
      return nil
    }
    // "Midye dolma attım limonla": what goes with a food is not what the food is.
    if sentence.language == .turkish, let last = reading.words.last,
      TurkishSuffixes.saysWith(sentence.tokens[last].folded)
    {
      return nil
    }
    for start in reading.words.indices.dropFirst() {
      if sentence.skip(.changing, at: reading.words[start - 1]) != nil { return nil }
      // "Stir fry" is not fries.
      if sentence.skip(.dish, at: reading.words[start - 1]).map({ $0 > reading.words[start] }) == true { return nil }
      let end = Array(reading.words[start...])
      guard isName(end), var match = finder.match(text(end), state: reading.state) else { continue }
      let before = reading.words[..<start]
      // "A glass of Veltliner and some olives" are no olives.
      if before.contains(where: beginsNoun) { return nil }
      // A "ham and cheese bagel" is more than a bagel.
      if isListOfFoods(before) { return nil }
      // "Blueberries handful drizzle of honey" are at least two foods.
      if before.dropFirst().contains(where: isMeasure), before.contains(where: { isName([$0]) }) { return nil }
      guard start < 2 || !isCountable(match) || !before.allSatisfy({ isCountable(self.match([$0])) }) else {
        return nil
      }
      // A "halloumi salad" is not a mixed salad.
      if end.count == 1, sentence.skip(.mixture, at: end[0]) == end[0] + 1, isName(Array(before)) { return nil }
      if isOfAnother(match, before, end) {
        // "Tomato basil soup" is a tomato soup.
        guard let closer = before.lazy.map({ [$0] + end }).first(where: isName),
          let kind = finder.match(text(closer), state: reading.state)
        else { return nil }
        match = kind
      }
      let said = before.drop { !mayBeOfName($0) } + end
      let words = Array(said)
      return Reading(words: words, state: reading.state, match: match.taken(for: text(words), reading.state))
    }
    return nil
  }

  /// A more general food in this state: the pasta of "wholewheat pasta, dry", where only pasta is known dry. Nil where
  /// there is none.
  func kin(of name: String, _ state: FoodState) -> FoodMatch? {
    let name = name.lowercased()
    let words = name.split(separator: " ")
    return words.indices.dropFirst().lazy.map { words[$0...].joined(separator: " ") }.filter(finder.isName)
      .compactMap { finder.match($0, state: state)?.taken(for: name, state) }.first
  }

  /// Whether a single English word is a food only by a plural ending that it does not have: "green" is not greens,
  /// "sweet canned" not sweets.
  func isLikePlural(_ words: [Int]) -> Bool {
    guard sentence.language == .english, case let bare = withoutDescription(words), bare.count == 1,
      match(bare)?.quality == .stem
    else { return false }
    return !sentence.tokens[bare[0]].folded.hasSuffix("s")
  }

  /// Whether a dish's name contains a food that was not said, while another was: a "chickpea curry" is not the usual
  /// chicken curry.
  private func isOfAnother(_ match: FoodMatch, _ before: ArraySlice<Int>, _ end: [Int]) -> Bool {
    guard before.contains(where: { isName([$0]) }) else { return false }
    let said = Set((before + end).map { Stemmer.stem(sentence.tokens[$0].folded) })
    let name = match.title.prefix { $0 != "," }.split(separator: " ").map(String.init)
    return name.count > 1 && name.contains { !said.contains(Stemmer.stem(Folding.folded($0))) && finder.isName($0) }
  }

  /// Whether a word is not in the lexicon, or only as one that may be part of a food's name.
  private func mayBeOfName(_ word: Int) -> Bool {
    sentence.phrases[word].allSatisfy { $0.length > 1 || $0.tag.mayNameFood }
  }

  /// Whether several foods are joined by "and".
  private func isListOfFoods(_ words: ArraySlice<Int>) -> Bool {
    words.contains { sentence.skip(.conjunction(.and), at: $0) == $0 + 1 } && words.count { isName([$0]) } > 1
  }

  /// Whether another noun begins there: "of my", "and a few".
  private func beginsNoun(_ word: Int) -> Bool {
    sentence.skip(anyOf: [.determiner, .article], at: word) != nil
  }

  private func isMeasure(_ word: Int) -> Bool {
    sentence.find(at: word) { tag in
      switch tag {
      case .measure: true
      case .unit(let unit): unit == .handful ? true : nil
      default: nil
      }
    } != nil
  }

  private func isCountable(_ match: FoodMatch?) -> Bool {
    match.map { $0.quality.isSure && $0.measures[.piece] != nil } ?? false
  }
}
