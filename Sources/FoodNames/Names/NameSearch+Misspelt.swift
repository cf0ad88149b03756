internal import Words

/// Misspelt words.
extension NameSearch {
  /// Names that the text may be a misspelling of. If there are none, the text is one word and the search is not strict,
  /// names that contain such a word.
  mutating func takeMisspelt(_ words: FoldedText, _ requested: RequestedState) {
    let bytes = words.text.utf8.span
    guard let sought = Spelling(bytes, 0..<bytes.count), sought.length <= Spelling.longest else { return }
    var check = SpellingCheck(words.text)
    var candidates = names(near: sought, &check).map { candidate(misspelt: $0.name, by: $0.distance) }
    let shortestWord = 6
    if !isStrict, candidates.isEmpty, sought.length >= shortestWord, !words.text.utf8.contains(UInt8(ascii: " ")) {
      candidates = namesWithMisspeltWord(sought, table.words, &check)
    }
    take(candidates, requested)
  }

  /// Takes the names from which one word differs by a single letter that is not its first.
  mutating func takeSlips(_ word: String, _ requested: RequestedState) {
    let bytes = word.utf8.span
    guard let sought = Spelling(bytes, 0..<bytes.count), sought.length <= Spelling.longest else { return }
    var check = SpellingCheck(word)
    let slips = names(near: sought, &check).filter {
      $0.distance == 1 && table.text(of: $0.name).first == word.utf8.first
    }
    take(slips.map { candidate(misspelt: $0.name, by: 1) }, requested)
  }

  /// The names that a text may be a misspelling of, with the letters in which they differ.
  private func names(near sought: Spelling, _ check: inout SpellingCheck) -> [(name: Int, distance: Int)] {
    var near: [(name: Int, distance: Int)] = []
    for spelling in table.words.names(near: sought) {
      guard isSpoken(spelling.number), let distance = check.distance(to: table.text(of: spelling.number)) else {
        continue
      }
      near.append((spelling.number, distance))
    }
    return near
  }

  private func candidate(misspelt name: Int, by distance: Int) -> Candidate {
    let burden = table.name(name).isSynonym ? NameScore.synonymBurden : 0
    return Candidate(name, .fuzzy, score: NameScore.misspelt - NameScore.difference * distance - burden)
  }

  /// The text with its last word in the singular, for "banannas": names are in the singular, and a slip plus a plural
  /// ending would be too many differences. Nil where the last word has no plural ending.
  func singular(of words: FoldedText) -> FoldedText? {
    var parts = words.text.split(separator: " ").map(String.init)
    guard let last = parts.popLast(), case let one = Stemmer.stem(last, language ?? .english), one != last else {
      return nil
    }
    return FoldedText((parts + [one]).joined(separator: " "))
  }

  private func namesWithMisspeltWord(
    _ sought: Spelling, _ words: Table.Words, _ check: inout SpellingCheck
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    for spelling in words.words(near: sought) {
      let stem = words.letters(of: spelling)
      guard let distance = check.distance(to: stem) else { continue }
      for name in words.names(withWord: ByteHash(stem.span)) where isSpoken(name) {
        let coverage = NameScore.share(stem.count, of: table.name(name).range.count)
        let score = NameScore.misspeltWord - NameScore.difference * distance + coverage
        candidates.append(Candidate(name, .fuzzy, score: score))
      }
    }
    return candidates
  }

  /// Matches "bluberry yogart": each word that no name has is replaced by the one that it may be a misspelling of.
  mutating func takeRespelt(_ words: FoldedText, _ requested: RequestedState) {
    guard let respelt = respelt(words.text) else { return }
    let names = table.likenedNames(of: respelt).filter(isSpoken)
    guard names.isEmpty else { return take(names.map { Candidate($0, .fuzzy, score: NameScore.respelt) }, requested) }
    let content = ContentWords(FoldedText(respelt), table.vocabulary)
    let others = self.names(withAll: content, table.words).filter { mayBeMeant($0, content) }
    take(others.map { Candidate($0, .fuzzy, score: NameScore.respeltPart) }, requested)
  }

  /// Nil where no word is misspelt, or one is near to several words or to none.
  private func respelt(_ text: String) -> String? {
    let mostWords = 5
    let words = text.split(separator: " ").map(String.init)
    guard (2...mostWords).contains(words.count) else { return nil }
    var respelt: [String] = []
    for word in words {
      let content = ContentWords(FoldedText(word), table.vocabulary)
      guard let stem = content.head, table.words.names(withWord: stem).isEmpty else {
        respelt.append(word)
        continue
      }
      guard !isEveryday(FoldedText(word)), let other = nearestWord(to: word) else {
        return nil
      }
      respelt.append(other)
    }
    return respelt == words ? nil : respelt.joined(separator: " ")
  }

  /// The nearest word of any name; nil where several are equally near.
  private func nearestWord(to word: String) -> String? {
    let bytes = word.utf8.span
    guard let sought = Spelling(bytes, 0..<bytes.count) else { return nil }
    var check = SpellingCheck(word)
    var nearest: (distance: Int, words: Set<String>) = (Int.max, [])
    for spelling in table.words.words(near: sought) {
      let letters = table.words.letters(of: spelling)
      guard let distance = check.distance(to: letters), distance <= nearest.distance else { continue }
      if distance < nearest.distance { nearest = (distance, []) }
      nearest.words.insert(String(decoding: letters, as: UTF8.self))
    }
    return nearest.words.count == 1 ? nearest.words.first : nil
  }
}
