internal import Nutrition
internal import Words

/// The end of a name that nobody knows as a whole.
extension NameReader {
  /// "Chewy granola bar": of a name that nobody knows the end that is a food; it is not sure. "Diet cola" is no cola, and
  /// an "apple kiwi mango" are three.
  func headed(_ reading: Reading) -> Reading? {
    guard reading.words.count <= NameReader.longestName, sentence.language != .spanish else { return nil }
    for start in reading.words.indices.dropFirst() {
      if sentence.skip(.changing, at: reading.words[start - 1]) != nil { return nil }
      // "Stir fry" are no fries.
      if sentence.skip(.dish, at: reading.words[start - 1]).map({ $0 > reading.words[start] }) == true { return nil }
      let end = Array(reading.words[start...])
      guard isName(end), var match = finder.match(text(end), state: reading.state) else { continue }
      let before = reading.words[..<start]
      // "Blueberries handful drizzle of honey" are two foods at least.
      if before.dropFirst().contains(where: isMeasure), before.contains(where: { isName([$0]) }) { return nil }
      guard start < 2 || !isCountable(match) || !before.allSatisfy({ isCountable(self.match([$0])) }) else {
        return nil
      }
      // A "halloumi salad" is no mixed one.
      if end.count == 1, sentence.skip(.mixture, at: end[0]) == end[0] + 1, isName(Array(before)) { return nil }
      if isOfAnother(match, before, end) {
        // "Tomato basil soup" is one of tomatoes.
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

  /// "Wholewheat pasta, dry", where only pasta is known as it was said to be: the food that the end of the name means.
  func kin(of name: String, _ state: FoodState) -> FoodMatch? {
    let name = name.lowercased()
    let words = name.split(separator: " ")
    return words.indices.dropFirst().lazy.map { words[$0...].joined(separator: " ") }.filter(finder.isName)
      .compactMap { finder.match($0, state: state)?.taken(for: name, state) }.first
  }

  /// "Green" is no greens, and "sweet canned" no sweets: one English word that is a food by an ending that it lacks.
  func isLikePlural(_ words: [Int]) -> Bool {
    guard sentence.language == .english, case let bare = withoutDescription(words), bare.count == 1,
      match(bare)?.quality == .stem
    else { return false }
    return !sentence.tokens[bare[0]].folded.hasSuffix("s")
  }

  /// A curry is one of chicken where nothing is said, and a "chickpea curry" is not: the name has a food in it that was not
  /// said, and what was said is another.
  private func isOfAnother(_ match: FoodMatch, _ before: ArraySlice<Int>, _ end: [Int]) -> Bool {
    guard before.contains(where: { isName([$0]) }) else { return false }
    let said = Set((before + end).map { Stemmer.stem(sentence.tokens[$0].folded) })
    let name = match.title.prefix { $0 != "," }.split(separator: " ").map(String.init)
    return name.count > 1 && name.contains { !said.contains(Stemmer.stem(Folding.folded($0))) && finder.isName($0) }
  }

  /// Whether the lexicon does not know the word, or only as one that says what a food is.
  private func mayBeOfName(_ word: Int) -> Bool {
    sentence.phrases[word].allSatisfy { $0.length > 1 || $0.tag.mayNameFood }
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
