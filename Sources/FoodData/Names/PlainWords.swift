internal import EmbeddedWords
internal import Words

/// Words that do not say which food is meant.
enum PlainWords {
  /// Whether the folded word that is `range` of a text says nothing about the food: articles, small words, praise.
  static func contains(_ range: Range<Int>, of text: borrowing Span<UInt8>) -> Bool {
    guard range.count <= longest else { return false }
    var hash = ByteHash()
    for index in range { hash.add(text[index]) }
    return all.contains(hash)
  }

  /// Whether a folded word may stand before any name.
  static func isArticle(_ word: String) -> Bool { articles.contains(word) }

  /// Whether a folded word stands between two foods, or before what a food is made of or eaten with.
  static func joins(_ word: Substring) -> Bool { joints.contains(String(word)) }

  private static let joints = words("joint")
  private static let articles = words("article")

  private static let all: HashedNumbers = {
    var hashes = HashedNumbers(expecting: 128)
    for word in articles.union(words("plain")) { hashes.append(0, under: ByteHash(word)) }
    return hashes
  }()
  private static let longest = 9

  /// Of all languages together.
  private static func words(_ heading: String) -> Set<String> {
    Set(WordTable.embedded.phrases(of: .names, under: heading).map { Folding.folded($0) })
  }
}

extension FoldedText {
  /// The text without "a", "my", "some" at its beginning; the text itself where nothing else would be left.
  var withoutArticles: FoldedText {
    let words = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 4)
    let rest = words.drop { PlainWords.isArticle(String(Substring($0))) }
    guard let first = rest.first, rest.count < words.count else { return self }
    return FoldedText(String(Substring(text.utf8[first.startIndex...])))
  }
}
