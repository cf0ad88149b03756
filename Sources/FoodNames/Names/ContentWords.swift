package import Words

/// The content words of a folded text, those that say which food is meant, as stems and each once.
package struct ContentWords {
  /// A content word.
  package struct Word {
    /// Its stem, as a range of the text and the letter that replaces the ending.
    package let stem: WordStem
    package let hash: ByteHash
  }

  /// In the order of the text.
  package private(set) var words: [Word] = []
  private let vocabulary: NameVocabulary

  init(_ text: FoldedText, _ vocabulary: NameVocabulary) {
    self.init(text.text.utf8.span, isChinese: text.isChinese, vocabulary)
  }

  /// - Parameters:
  ///   - isChinese: whether each ideograph is a word of its own.
  ///   - vocabulary: has the words that do not count.
  package init(_ text: borrowing Span<UInt8>, isChinese: Bool, _ vocabulary: NameVocabulary) {
    self.vocabulary = vocabulary
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: " ") { end += 1 }
      if isChinese { takeIdeographs(start..<end, of: text) } else { take(start..<end, of: text) }
      start = end + 1
    }
  }

  /// The stem of the last word, which says what kind of food it is.
  var head: ByteHash? { words.last?.hash }

  /// The hash of all of them, independent of their order.
  var together: ByteHash {
    var together = ByteHash()
    for value in words.map(\.hash.value).sorted() {
      for shift in stride(from: 0, to: UInt64.bitWidth, by: 8) {
        together.add(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    return together
  }

  /// The number of letters in all stems.
  var letters: Int { words.reduce(0) { $0 + $1.stem.count } }

  private mutating func take(_ range: Range<Int>, of text: borrowing Span<UInt8>) {
    guard !range.isEmpty, !vocabulary.isPlain(range, of: text) else { return }
    let stem = Stemmer.stem(of: range, in: text, .english)
    let hash = stem.hash(in: text)
    if !words.contains(where: { $0.hash == hash }) { words.append(Word(stem: stem, hash: hash)) }
  }

  private mutating func takeIdeographs(_ range: Range<Int>, of text: borrowing Span<UInt8>) {
    guard range.contains(where: { text[$0] >= 0x80 }) else { return take(range, of: text) }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, text[end] & 0xc0 == 0x80 { end += 1 }
      take(start..<end, of: text)
      start = end
    }
  }
}
