internal import Words

/// Words that are all, or some, of the words of names.
extension NameSearch {
  /// A name that words may mean.
  struct Candidate {
    let name: Int
    let quality: NameQuality
    let score: Int

    init(_ name: Int, _ quality: NameQuality, score: Int) {
      self.name = name
      self.quality = quality
      self.score = score
    }
  }

  mutating func takeParts(_ words: FoldedText, _ requested: RequestedState) {
    if words.isChinese { takeIdeographs(words, requested) } else { takeWords(words, requested) }
  }

  private mutating func takeWords(_ words: FoldedText, _ requested: RequestedState) {
    let content = ContentWords(words, table.vocabulary)
    guard let head = content.head else { return }
    let parts = table.words
    var candidates: [Candidate] = []
    for number in names(withAll: content, parts) {
      let name = table.name(number)
      let burden = name.isSynonym ? NameScore.synonymBurden : 0
      if parts.count(of: number) == content.words.count {
        candidates.append(Candidate(number, .compound, score: NameScore.compound - burden))
      } else if mayBeMeant(number, content) {
        let coverage = min(NameScore.share(content.letters, of: name.range.count), 100)
        let score = NameScore.partial + coverage + (parts.isHead(head, of: number) ? NameScore.sameHead : 0) - burden
        candidates.append(Candidate(number, .partial, score: score))
      }
    }
    for number in parts.names(ofWords: content.together) {
      let burden = table.name(number).isSynonym ? NameScore.synonymBurden : 0
      candidates.append(Candidate(number, .compound, score: NameScore.compound - burden))
    }
    take(candidates, requested)
    guard candidates.isEmpty else { return }
    guard content.words.count == 1, language == nil || language == .german else { return }
    // "Orangnsaft" is a slip for "Orangensaft" before it is a juice of something else.
    takeSlips(words.text, requested)
    if !hasFound { takeGermanEnding(of: words.text, requested) }
  }

  /// The longest name at the end of the words, since "kosher salt" is a kind of salt. Not where the word before it is a
  /// food of its own, which makes it a different food ("chocolate oat milk"), or where a word joins two foods.
  mutating func takeKind(of text: String, _ requested: RequestedState) {
    let mostBefore = 3
    let words = text.split(separator: " ")
    if language == .spanish { return takeSpanishKind(of: words, requested) }
    guard words.count > 1, !words.contains(where: { table.vocabulary.joins($0) }) else { return }
    for start in 1..<words.count {
      guard start <= mostBefore, isNoName(words[start - 1]) else { return }
      let kind = words[start...].joined(separator: " ")
      let names = nearest(of: table.likenedNames(of: kind))
      guard names.isEmpty else {
        let coverage = NameScore.share(kind.utf8.count, of: text.utf8.count)
        take(names.map { Candidate($0, .partial, score: NameScore.partial + coverage) }, requested)
        return
      }
    }
  }

  /// Those of the question's language, or of English if it has none; all names where none is of that language.
  private func nearest(of names: [Int]) -> [Int] {
    let own = names.filter { table.name($0).language == language ?? .english }
    return own.isEmpty ? names : own
  }

  /// The same for Spanish, where the kind comes first: "pan de pueblo" is a kind of "pan". Not where the word after the
  /// name is a food of its own.
  private mutating func takeSpanishKind(of words: [Substring], _ requested: RequestedState) {
    let mostBehind = 3
    guard words.count > 1, !words.contains(where: { table.vocabulary.parts($0) }) else { return }
    for end in stride(from: words.count - 1, through: max(words.count - mostBehind, 1), by: -1) {
      guard isNoName(words[end]) else { return }
      let kind = words[..<end].joined(separator: " ")
      let names = table.likenedNames(of: kind).filter(isSpoken)
      guard names.isEmpty else {
        let coverage = NameScore.share(kind.utf8.count, of: words.reduce(words.count - 1) { $0 + $1.utf8.count })
        return take(names.map { Candidate($0, .partial, score: NameScore.partial + coverage) }, requested)
      }
    }
  }

  /// Whether a word next to a name is not itself the name of a food. A single letter may be short for "with".
  private func isNoName(_ word: Substring) -> Bool {
    word.utf8.count > 1 && table.names(of: String(word)).allSatisfy { table.name($0).isWhole }
  }

  /// The names that contain all of the words, in ascending order.
  func names(withAll content: ContentWords, _ parts: Table.Words) -> [Int] {
    let lists = content.words.map { parts.names(withWord: $0.hash) }.sorted { $0.count < $1.count }
    guard var common = lists.first else { return [] }
    for list in lists.dropFirst() where !common.isEmpty {
      let members = Set(list)
      common = common.filter { members.contains($0) }
    }
    return common
  }

  mutating func take(_ candidates: [Candidate], _ requested: RequestedState) {
    let ordered = candidates.sorted { left, right in
      (left.quality, -left.score, left.name) < (right.quality, -right.score, right.name)
    }
    for candidate in ordered { take(candidate.name, candidate.quality, score: candidate.score, requested) }
  }

  /// The longest German name at the end of a compound: "Dinkelbrot" is a kind of "Brot".
  private mutating func takeGermanEnding(of word: String, _ requested: RequestedState) {
    let shortestName = 4
    let shortestFirstPart = 3
    let letters = Array(word.utf8)
    guard word.isASCII, letters.count >= shortestName + shortestFirstPart else { return }
    for start in shortestFirstPart...(letters.count - shortestName) {
      let ending = String(decoding: letters[start...], as: UTF8.self)
      let names = table.names(of: ending).filter { table.name($0).language == .german }
      guard names.isEmpty else {
        let coverage = NameScore.share(ending.utf8.count, of: letters.count)
        take(names.map { Candidate($0, .partial, score: NameScore.partial + coverage) }, requested)
        return
      }
    }
  }
}

/// Names written without spaces between words.
extension NameSearch {
  /// The bytes of one ideograph; a single one is part of too many names.
  private static var oneIdeograph: Int { 3 }

  /// Names that contain the whole text, or else the longest part of the text that is a name.
  private mutating func takeIdeographs(_ words: FoldedText, _ requested: RequestedState) {
    let text = Array(words.text.utf8)
    let holders = names(withAll: ContentWords(words, table.vocabulary), table.words).filter { name in
      let whole = table.text(of: name)
      guard isSpoken(name), whole.holds(text) else { return false }
      // The kind of food is at the end: "meat" does not say what a meatball is.
      return !isStrict || (text.count > NameSearch.oneIdeograph && whole.suffix(text.count).elementsEqual(text))
    }
    if holders.isEmpty {
      takeLongestPart(of: words.text, requested)
    } else {
      take(
        holders.map {
          let share = NameScore.share(text.count, of: table.name($0).range.count)
          return Candidate($0, .partial, score: NameScore.partial + share)
        }, requested)
    }
  }

  private mutating func takeLongestPart(of text: String, _ requested: RequestedState) {
    let shortest = 2
    let letters = Array(text.unicodeScalars.prefix(40))
    guard letters.count > shortest else { return }
    for length in stride(from: letters.count - 1, through: shortest, by: -1) {
      // The end says what it is: "beef noodles" are noodles.
      for start in stride(from: letters.count - length, through: isStrict ? letters.count - length : 0, by: -1) {
        let part = letters[start..<(start + length)]
        guard part.isOfWholeWords(of: letters), part.contains(where: { !$0.isASCII }) else { continue }
        let names = table.names(of: String(String.UnicodeScalarView(part)))
        guard names.isEmpty else {
          take(
            names.map {
              Candidate($0, .partial, score: NameScore.partial + NameScore.share(length, of: letters.count))
            }, requested)
          return
        }
      }
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether it does not begin or end with a space or within a Latin word.
  fileprivate func isOfWholeWords(of text: [Unicode.Scalar]) -> Bool {
    func isLatin(_ place: Int) -> Bool { text.indices.contains(place) && text[place].isASCII && text[place] != " " }
    func isWithinWord(_ place: Int) -> Bool { isLatin(place - 1) && isLatin(place) }
    return first != " " && last != " " && !isWithinWord(startIndex) && !isWithinWord(endIndex)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (startIndex...(endIndex - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
