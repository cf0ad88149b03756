internal import Words

/// Names in the forms that a sentence gives them in languages that put more than a plural at the end of a noun.
extension NameSearch {
  /// "Ekmekle", "mercimek çorbasını": a Turkish name with its endings; "cafecito": a small Spanish one.
  ///
  /// - Parameter weakest: where only a name is asked for, of very many words, these forms are looked for in their own
  ///   language alone.
  mutating func takeInflected(_ text: String, _ requested: RequestedState, _ weakest: NameQuality) {
    guard !words.isChinese else { return }
    let isThorough = language == nil || weakest > .stem
    if isThorough || language == .turkish { takeTurkish(text, requested) }
    if isThorough || language == .spanish, sureCount == 0 { takeDiminutive(text, requested) }
  }

  /// Only the last word of a name bears endings. The first stem that makes a name is the one with the fewest taken off.
  private mutating func takeTurkish(_ text: String, _ requested: RequestedState) {
    let start = text.utf8.lastIndex(of: UInt8(ascii: " ")).map { text.utf8.index(after: $0) } ?? text.startIndex
    let before = text[..<start]
    for stem in TurkishSuffixes.stems(of: String(text[start...])) {
      var names = self.names(before + stem.text, .turkish)
      // "Mercimek çorbaları", "tavuk göğsüm": the ending of "of it" gives way to others.
      if names.isEmpty, !before.isEmpty {
        for owned in TurkishSuffixes.owned(stem.text) where names.isEmpty {
          names = self.names(before + owned, .turkish)
        }
      }
      guard names.isEmpty else {
        for name in names { take(name, .stem, score: 880, requested) }
        return
      }
    }
  }

  /// "Pancito", "tostaditas".
  private mutating func takeDiminutive(_ text: String, _ requested: RequestedState) {
    for plain in SpanishDiminutives.plain(text) {
      let names = self.names(plain, .spanish)
      guard names.isEmpty else {
        for name in names { take(name, .stem, score: 880, requested) }
        return
      }
    }
  }

  /// The names that are this text in a language; what English lends to all of them counts where the language is known.
  private func names(_ text: some StringProtocol, _ language: Language) -> [Int] {
    table.names(of: String(text)).filter { number in
      let own = table.name(number).language
      return own == language || ((own == .english || table.isOfAnyLanguage) && self.language == language)
    }
  }
}
