internal import Words

/// Words in which a letter or two are wrong.
extension NameSearch {
  /// Names that the text may be a slip for; where there are none and it is one word, and an offer is wanted, names that hold
  /// such a word.
  mutating func takeMisspelt(_ words: FoldedText, _ wish: StateWish) {
    let bytes = words.text.utf8.span
    guard let sought = Spelling(bytes, 0..<bytes.count), sought.length <= Spelling.longest else { return }
    var check = SpellingCheck(words.text)
    let spellings = table.words
    var candidates: [Candidate] = []
    for spelling in spellings.names(near: sought) {
      guard isSpoken(spelling.number), let distance = check.distance(to: table.text(of: spelling.number)) else {
        continue
      }
      let burden = table.name(spelling.number).isSynonym ? 10 : 0
      candidates.append(Candidate(spelling.number, .fuzzy, score: 400 - 60 * distance - burden))
    }
    let shortestWord = 6
    if !isStrict, candidates.isEmpty, sought.length >= shortestWord, !words.text.utf8.contains(UInt8(ascii: " ")) {
      candidates = namesWithMisspeltWord(sought, spellings, &check)
    }
    take(candidates, wish)
  }

  private func namesWithMisspeltWord(
    _ sought: Spelling, _ words: Table.Words, _ check: inout SpellingCheck
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    for spelling in words.words(near: sought) {
      let stem = words.letters(of: spelling)
      guard let distance = check.distance(to: stem) else { continue }
      for name in words.names(withWord: ByteHash(stem.span)) where isSpoken(name) {
        let coverage = 100 * stem.count / table.name(name).range.count
        candidates.append(Candidate(name, .fuzzy, score: 200 - 60 * distance + coverage))
      }
    }
    return candidates
  }
}
