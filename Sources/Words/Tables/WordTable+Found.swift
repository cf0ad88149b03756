/// Finds phrases in a line.
extension WordTable {
  /// A phrase found in a line.
  package struct Found: Sendable {
    /// The language of the phrase, which need not be that of the line.
    package let language: Language
    /// The number of its heading.
    package let heading: Int
    /// How many words of the line it covers.
    package let length: Int
  }

  /// The phrases that begin at `index`: the longest first, those of equal length in the order of the files.
  ///
  /// - Parameter end: ignores headings from this number on.
  package func phrases(at index: Int, in tokens: [Token], beforeHeading end: Int) -> [Found] {
    guard tokens[index].kind != .fraction else { return [] }
    var found: [Found] = []
    for entry in entries(beginningWith: tokens[index].folded) {
      // Other spellings stand behind the phrases of all files.
      guard entry.heading < end, index + entry.words <= tokens.count,
        self.end(of: entry, from: index, { $0 < tokens.count ? tokens[$0].folded : nil }) != nil
      else { continue }
      let place = found.lastIndex { $0.length >= entry.words }.map { $0 + 1 } ?? 0
      found.insert(
        Found(language: languages[entry.language], heading: entry.heading, length: entry.words), at: place)
    }
    return found
  }

  /// The phrases of a whole-line file that begin at `index`.
  ///
  /// - Parameters:
  ///   - words: as `NameWords.separate` returns them.
  ///   - sign: for a sign in a phrase ("#") and an index, the end of what the sign matches there, or nil. Without
  ///     this function signs are ordinary words.
  func phrases(
    of file: WordFile, at index: Int, in words: [String], sign: ((UInt8, Int) -> Int?)? = nil
  ) -> [Found] {
    let wanted = headings(of: file)
    return [words[index], sign?(UInt8(ascii: "#"), index) == nil ? "" : "#"].flatMap { first in
      entries(beginningWith: first).compactMap { entry in
        guard wanted.contains(entry.heading),
          let end = end(of: entry, from: index, { $0 < words.count ? words[$0] : nil }, sign: sign)
        else { return nil }
        return Found(language: languages[entry.language], heading: entry.heading, length: end - index)
      }
    }
  }

  /// The entries in the bucket of a first word, in their order.
  private func entries(beginningWith word: String) -> some Sequence<Entry> {
    let bucket = starts + WordTable.bucket(of: word.utf8, among: buckets) * Layout.number
    let first = bytes.number(at: bucket, width: Layout.number)
    let end = word.isEmpty ? first : bytes.number(at: bucket + Layout.number, width: Layout.number)
    return (first..<end).lazy.map { member in
      entry(bytes.number(at: members + member * Layout.number, width: Layout.number))
    }
  }

  /// The end of a phrase that begins at `index`; nil where the words are not the phrase.
  ///
  /// - Parameters:
  ///   - word: the folded word at an index; nil after the last.
  ///   - sign: as in `phrases`.
  private func end(
    of entry: Entry, from index: Int, _ word: (Int) -> String?, sign: ((UInt8, Int) -> Int?)? = nil
  ) -> Int? {
    var index = index
    var place = letters + entry.foldedPlace
    let end = place + entry.folded
    while place < end {
      let isAlone = place + 1 == end || bytes[place + 1] == UInt8(ascii: " ")
      if let sign, isAlone, bytes[place] == UInt8(ascii: "#") || bytes[place] == UInt8(ascii: "$") {
        guard let next = sign(bytes[place], index) else { return nil }
        index = next
        place += 2
      } else {
        guard let letters = word(index)?.utf8, place + letters.count <= end, bytes.has(letters, at: place) else {
          return nil
        }
        place += letters.count
        guard place == end || bytes[place] == UInt8(ascii: " ") else { return nil }
        place += 1
        index += 1
      }
    }
    return index
  }

  /// The bucket of a phrase, by its first word.
  static func bucket(of word: some Sequence<UInt8>, among buckets: Int) -> Int {
    var hash = WordHash()
    for byte in word { hash.take(byte) }
    return Int(hash.value) & (buckets - 1)
  }
}
