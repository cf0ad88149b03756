internal import EmbeddedWords
internal import FoodNames
internal import Words

/// The words by which a food is found among very many: stems of what is said about it, in small letters without marks.
package struct SearchWords: Sendable {
  /// More words than this of one text are not looked at.
  private static let mostWords = 32
  /// Longer words, in bytes, are cut.
  private static let longestWord = 24

  /// Each once, in the order in which they came.
  package private(set) var words: [String] = []
  private var known: Set<String> = []

  package init() {}

  /// Takes the words of a text. Small words and praise ("the", "with", "fresh") say nothing and are left out.
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

  /// The words of one text.
  package static func of(_ text: String) -> [String] {
    var words = SearchWords()
    words.add(text)
    return words.words
  }

  /// What a text that is still being typed ends with, as it stands: the beginning of a word that may not be whole. Nil
  /// behind a space.
  package static func begun(in text: String) -> String? {
    guard let last = text.unicodeScalars.last, !last.properties.isWhitespace else { return nil }
    let folded = FoldedText(text)
    return folded.isChinese ? nil : folded.words.last.map { String($0.prefix(longestWord)) }
  }

  /// How a word may also be written: with "a" for "ae" and so on, as umlauts are folded.
  package static func withoutUmlautSpelling(_ word: String) -> String? {
    var letters: [UInt8] = []
    for byte in word.utf8 {
      let isSecond = byte == UInt8(ascii: "e") && letters.last.map { "aou".utf8.contains($0) } ?? false
      if !isSecond { letters.append(byte) }
    }
    return letters.count < word.utf8.count ? String(decoding: letters, as: UTF8.self) : nil
  }

  /// What is common to all forms of a word in the languages that names are known in: the shortest of its stems. Nil for a
  /// word that is too short to have forms.
  package static func root(of word: String) -> String? {
    let bytes = word.utf8.span
    guard bytes.count > 4 else { return nil }
    let stems = Language.spoken.map { Stemmer.stem(of: 0..<bytes.count, in: bytes, $0).kept.count }
    guard let shortest = stems.min(), shortest >= 4 else { return nil }
    return String(decoding: word.utf8.prefix(shortest), as: UTF8.self)
  }
}

extension SearchWords {
  /// A text in small letters without marks.
  package static func folded(_ text: String) -> String { FoldedText(text).text }
}
