/// Words that are all, or a part, of the words of names.
extension NameSearch {
  mutating func takeParts(_ words: FoldedText, _ wish: StateWish) {
    if words.isChinese { takeIdeographs(words.text, wish) } else { takeWords(words, wish) }
  }

  private mutating func takeWords(_ words: FoldedText, _ wish: StateWish) {
    let stems = ContentWords(words).stems
    guard let head = stems.last else { return }
    let letters = stems.reduce(0) { $0 + $1.utf8.count }
    var candidates: [(name: Int, quality: NameQuality, score: Int)] = []
    for number in names(withAll: stems) {
      let name = table.names[number]
      let burden = name.isSynonym ? 10 : 0
      if name.contentWords == stems.count {
        candidates.append((number, .compound, 820 - burden))
      } else {
        let coverage = min(100 * letters / name.text.utf8.count, 100)
        candidates.append((number, .partial, 400 + coverage + (name.head == head ? 20 : 0) - burden))
      }
    }
    take(candidates, wish)
    if candidates.isEmpty, stems.count == 1 { takeGermanEnding(of: words.text, wish) }
  }

  /// The names that hold all the words, in ascending order.
  func names(withAll stems: [String]) -> [Int] {
    let lists = stems.map { table.names(withWord: $0) }.sorted { $0.count < $1.count }
    guard var common = lists.first else { return [] }
    for list in lists.dropFirst() where !common.isEmpty {
      let members = Set(list)
      common = common.filter { members.contains($0) }
    }
    return common
  }

  mutating func take(_ candidates: [(name: Int, quality: NameQuality, score: Int)], _ wish: StateWish) {
    let ordered = candidates.sorted { left, right in
      (left.quality, -left.score, left.name) < (right.quality, -right.score, right.name)
    }
    for candidate in ordered { take(candidate.name, candidate.quality, score: candidate.score, wish) }
  }

  /// "Dinkelbrot" is a kind of "Brot": the longest German name that the word ends in.
  private mutating func takeGermanEnding(of word: String, _ wish: StateWish) {
    let shortestName = 4
    let shortestFirstPart = 3
    let letters = Array(word.utf8)
    guard word.isASCII, letters.count >= shortestName + shortestFirstPart else { return }
    for start in shortestFirstPart...(letters.count - shortestName) {
      let ending = String(decoding: letters[start...], as: UTF8.self)
      let names = table.names(of: ending).filter { table.names[$0].language == .german }
      guard names.isEmpty else {
        let coverage = 100 * ending.utf8.count / letters.count
        take(names.map { ($0, .partial, 400 + coverage) }, wish)
        return
      }
    }
  }
}

/// Names written without spaces.
extension NameSearch {
  /// Names that hold the whole text, else the longest part of the text that is a name.
  private mutating func takeIdeographs(_ text: String, _ wish: StateWish) {
    let holders = names(withAll: FoldedText(text).words).filter { table.names[$0].text.contains(text) }
    if holders.isEmpty {
      takeLongestPart(of: text, wish)
    } else {
      let length = text.utf8.count
      take(holders.map { ($0, .partial, 400 + 100 * length / table.names[$0].text.utf8.count) }, wish)
    }
  }

  private mutating func takeLongestPart(of text: String, _ wish: StateWish) {
    let shortest = 2
    let letters = Array(text.unicodeScalars.prefix(40))
    guard letters.count > shortest else { return }
    for length in stride(from: letters.count - 1, through: shortest, by: -1) {
      for start in stride(from: letters.count - length, through: 0, by: -1) {
        let part = String(String.UnicodeScalarView(letters[start..<(start + length)]))
        let names = table.names(of: part)
        guard names.isEmpty else {
          take(names.map { ($0, .partial, 400 + 100 * length / letters.count) }, wish)
          return
        }
      }
    }
  }
}
