internal import Words

/// Names with the endings that Turkish and Spanish sentences add to a noun, beyond a plural.
extension NameSearch {
  /// Matches a Turkish name with its endings ("ekmekle", "mercimek çorbasını") and a Spanish diminutive ("cafecito").
  ///
  /// - Parameter weakest: up to `stem`, these forms are tried only where the question's language is theirs, which
  ///   keeps a search for a plain name fast.
  mutating func takeInflected(_ text: String, _ requested: RequestedState, _ weakest: NameQuality) {
    guard !words.isChinese else { return }
    let isThorough = language == nil || weakest > .stem
    if isThorough || language == .turkish { takeTurkish(text, requested) }
    if isThorough || language == .spanish, sureCount == 0 { takeDiminutive(text, requested) }
  }

  /// Only the last word of a name has endings. The stem with the fewest endings removed is tried first.
  private mutating func takeTurkish(_ text: String, _ requested: RequestedState) {
    let start = text.utf8.lastIndex(of: UInt8(ascii: " ")).map { text.utf8.index(after: $0) } ?? text.startIndex
    let before = text[..<start]
    for stem in TurkishSuffixes.stems(of: String(text[start...])) {
      // A short loanword is eaten ("latteyi"), not gone to: "lamba" is a lamp and no lamb, but "yoğurda" is yogurt.
      let shortestLoan = 5
      let mayBeBorrowed = stem.ending != .dative || stem.text.utf8.count >= shortestLoan
      var names = self.names(before + stem.text, .turkish, mayBeBorrowed: mayBeBorrowed)
      // "Mercimek çorbaları", "tavuk göğsüm": the possessive ending of a compound name is replaced by other endings, so
      // it is put back. Not where something is said to be with it: "yulaf sütle" is oats with milk, "yulaf sütüyle" with oat milk.
      if names.isEmpty, !before.isEmpty, stem.ending != .instrumental {
        for owned in TurkishSuffixes.owned(stem.text) where names.isEmpty {
          names = self.names(before + owned, .turkish, mayBeBorrowed: mayBeBorrowed)
        }
      }
      guard names.isEmpty else {
        for name in names { take(name, .stem, score: NameScore.inflected, requested) }
        return
      }
    }
  }

  /// Matches a Spanish diminutive: "pancito", "tostaditas".
  private mutating func takeDiminutive(_ text: String, _ requested: RequestedState) {
    for plain in SpanishDiminutives.plain(text) {
      let names = self.names(plain, .spanish, mayBeBorrowed: true)
      guard names.isEmpty else {
        for name in names { take(name, .stem, score: NameScore.inflected, requested) }
        return
      }
    }
  }

  /// The names of a language that equal the text. Where the question's language is that one and the word may be borrowed,
  /// English names and names of unknown language count too.
  private func names(_ text: some StringProtocol, _ language: Language, mayBeBorrowed: Bool) -> [Int] {
    table.names(of: String(text)).filter { number in
      let own = table.name(number).language
      if own == language { return true }
      return self.language == language && (table.isOfAnyLanguage || (mayBeBorrowed && own == .english))
    }
  }
}
