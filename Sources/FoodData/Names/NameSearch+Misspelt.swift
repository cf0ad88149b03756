/// Words in which a letter or two are wrong.
extension NameSearch {
  /// Names that the text may be a slip for; where there are none and it is one word, names that hold such a word.
  mutating func takeMisspelt(_ words: FoldedText, _ wish: StateWish) {
    guard let sought = Spelling(words.text, number: 0), sought.length <= Spelling.longest else { return }
    var check = SpellingCheck(words.text)
    let tolerance = Spelling.tolerance(length: sought.length)
    var candidates: [(name: Int, quality: NameQuality, score: Int)] = []
    for spelling in table.nameSpellings where spelling.mayBe(sought, within: tolerance) {
      let name = table.names[spelling.number]
      guard let distance = check.distance(to: name.text) else { continue }
      candidates.append((spelling.number, .fuzzy, 400 - 60 * distance - (name.isSynonym ? 10 : 0)))
    }
    let shortestWord = 6
    if candidates.isEmpty, sought.length >= shortestWord, !words.text.utf8.contains(UInt8(ascii: " ")) {
      candidates = namesWithMisspeltWord(words.text, sought, &check)
    }
    take(candidates, wish)
  }

  private func namesWithMisspeltWord(
    _ word: String, _ sought: Spelling, _ check: inout SpellingCheck
  ) -> [(name: Int, quality: NameQuality, score: Int)] {
    let tolerance = Spelling.tolerance(length: sought.length)
    var candidates: [(name: Int, quality: NameQuality, score: Int)] = []
    for spelling in table.wordSpellings where spelling.mayBe(sought, within: tolerance) {
      let stem = table.words[spelling.number]
      guard let distance = check.distance(to: stem) else { continue }
      for name in table.names(withWord: stem) {
        let coverage = 100 * stem.utf8.count / table.names[name].text.utf8.count
        candidates.append((name, .fuzzy, 200 - 60 * distance + coverage))
      }
    }
    return candidates
  }
}
