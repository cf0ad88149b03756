internal import EmbeddedWords
internal import FoodNames
internal import Words

/// The words by which a food is found among very many: stems of its names and other text, in lower case without
/// accents.
package struct SearchWords: Sendable {
  /// The most words of one text that are used.
  private static let mostWords = 32
  /// The most bytes of a word; longer ones are cut.
  private static let longestWord = 24

  /// Without duplicates, in the order in which they were added.
  package private(set) var words: [String] = []
  private var known: Set<String> = []

  package init() {}

  /// Adds the words of a text. Small words and praise ("the", "with", "fresh") are left out, because they do not
  /// identify a food.
  package mutating func add(_ text: String) {
    let folded = FoldedText(text)
    let bytes = folded.text.utf8.span
    for word in ContentWords(bytes, isChinese: folded.isChinese, .embedded).words.prefix(SearchWords.mostWords) {
      let letters = word.stem.letters(of: bytes)
      add(word: String(decoding: letters.prefix(SearchWords.longestWord), as: UTF8.self))
    }
  }

  private mutating func add(word: String) {
    guard !word.isEmpty, known.insert(word).inserted else { return }
    words.append(word)
  }

  /// The words of a single text.
  package static func of(_ text: String) -> [String] {
    var words = SearchWords()
    words.add(text)
    return words.words
  }

  /// The last word of a text that is still being typed, which may be incomplete; nil after a space.
  package static func begun(in text: String) -> String? {
    guard let last = text.unicodeScalars.last, !last.properties.isWhitespace else { return nil }
    let folded = FoldedText(text)
    return folded.isChinese ? nil : folded.words.last.map { String($0.prefix(longestWord)) }
  }

  /// Another spelling of a word, with "a" for "ae" and so on, because umlauts are folded to plain vowels.
  package static func withoutUmlautSpelling(_ word: String) -> String? {
    var letters: [UInt8] = []
    for byte in word.utf8 {
      let isSecond = byte == UInt8(ascii: "e") && letters.last.map { "aou".utf8.contains($0) } ?? false
      if !isSecond { letters.append(byte) }
    }
    return letters.count < word.utf8.count ? String(decoding: letters, as: UTF8.self) : nil
  }

  /// The part that all forms of a word share: the shortest of its stems in the languages of food names. Nil for a word
  /// that is too short to have forms.
  package static func root(of word: String) -> String? {
    let bytes = word.utf8.span
    guard bytes.count > 4 else { return nil }
    let stems = Language.spoken.map { Stemmer.stem(of: 0..<bytes.count, in: bytes, $0).kept.count }
    guard let shortest = stems.min(), shortest >= 4 else { return nil }
    return String(decoding: word.utf8.prefix(shortest), as: UTF8.self)
  }
}

extension SearchWords {
  /// A text in lower case without accents.
  package static func folded(_ text: String) -> String { FoldedText(text).text }
}
