/// Phrases that are said in a line.
extension WordTable {
  /// A phrase that is said in a line.
  package struct Found: Sendable {
    package let language: Language
    /// The number of its heading.
    package let heading: Int
    /// How many words it has.
    package let length: Int
  }

  /// What the words from `index` on can be: the longest phrase first, of the same length in the order of the files.
  ///
  /// - Parameter end: headings from this one on are passed over.
  package func phrases(at index: Int, in tokens: [Token], beforeHeading end: Int) -> [Found] {
    guard tokens[index].kind != .fraction else { return [] }
    let bucket = starts + WordTable.bucket(of: tokens[index].folded.utf8, among: buckets) * Layout.number
    var found: [Found] = []
    let first = bytes.number(at: bucket, width: Layout.number)
    for member in first..<bytes.number(at: bucket + Layout.number, width: Layout.number) {
      let number = bytes.number(at: members + member * Layout.number, width: Layout.number)
      let entry = Entry(bytes, at: entries + number * Layout.entry)
      guard entry.heading < end else { break }
      guard isSaid(entry, at: index, in: tokens) else { continue }
      let place = found.lastIndex { $0.length >= entry.words }.map { $0 + 1 } ?? 0
      found.insert(
        Found(language: languages[entry.language], heading: entry.heading, length: entry.words), at: place)
    }
    return found
  }

  private func isSaid(_ entry: Entry, at index: Int, in tokens: [Token]) -> Bool {
    guard entry.first == tokens[index].folded.utf8.count, index + entry.words <= tokens.count else { return false }
    var place = letters + entry.foldedPlace
    let end = place + entry.folded
    for token in tokens[index..<index + entry.words] {
      let word = token.folded.utf8
      guard place + word.count <= end, bytes.has(word, at: place) else { return false }
      place += word.count
      guard place == end || bytes[place] == UInt8(ascii: " ") else { return false }
      place += 1
    }
    return place > end
  }

  /// The phrases of a file of whole lines that stand among words from `index` on.
  ///
  /// - Parameters:
  ///   - words: as `NameWords.separate` tells them.
  ///   - sign: where what a sign in a phrase ("#") stands for ends, if it stands at an index; nil where it does not.
  func phrases(
    of file: WordFile, at index: Int, in words: [String], sign: (UInt8, Int) -> Int? = { _, _ in nil }
  ) -> [Found] {
    let wanted = headings(of: file)
    return [words[index], sign(UInt8(ascii: "#"), index) == nil ? "" : "#"].flatMap { first in
      entries(beginningWith: first).compactMap { entry in
        guard wanted.contains(entry.heading), let end = end(of: entry, from: index, in: words, sign) else { return nil }
        return Found(language: languages[entry.language], heading: entry.heading, length: end - index)
      }
    }
  }

  private func entries(beginningWith word: String) -> [Entry] {
    guard !word.isEmpty else { return [] }
    let bucket = starts + WordTable.bucket(of: word.utf8, among: buckets) * Layout.number
    let members =
      bytes.number(
        at: bucket, width: Layout.number)..<bytes.number(
        at: bucket + Layout.number, width: Layout.number)
    return members.map { member in
      Entry(
        bytes,
        at: entries + bytes.number(at: self.members + member * Layout.number, width: Layout.number) * Layout.entry)
    }
  }

  /// Where a phrase that begins at `index` ends among words.
  private func end(
    of entry: Entry, from index: Int, in words: [String], _ sign: (UInt8, Int) -> Int?
  ) -> Int? {
    var index = index
    var place = letters + entry.foldedPlace
    let end = place + entry.folded
    while place < end {
      let isSign = place + 1 == end || bytes[place + 1] == UInt8(ascii: " ")
      if isSign, bytes[place] == UInt8(ascii: "#") || bytes[place] == UInt8(ascii: "$") {
        guard let next = sign(bytes[place], index) else { return nil }
        index = next
        place += 2
      } else {
        guard index < words.count, bytes.has(words[index].utf8, at: place) else { return nil }
        place += words[index].utf8.count
        guard place == end || bytes[place] == UInt8(ascii: " ") else { return nil }
        place += 1
        index += 1
      }
    }
    return index
  }

  /// The bucket of a phrase by its first word.
  static func bucket(of word: some Sequence<UInt8>, among buckets: Int) -> Int {
    var hash = WordHash()
    for byte in word { hash.take(byte) }
    return Int(hash.value) & (buckets - 1)
  }
}
