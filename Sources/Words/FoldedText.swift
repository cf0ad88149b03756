/// Text in the form in which names are compared: lower case, without accents and apostrophes, with words separated by
/// one space.
///
/// Composed and decomposed characters fold alike, and so do the two Turkish i's. `%` is kept ("2% milk"), `&` becomes
/// "and".
package struct FoldedText: Hashable, Sendable {
  /// The folded words, with one space between them and none at the ends.
  package let text: String
  /// Whether a part of it is written without spaces between words.
  package private(set) var isChinese = false

  package init(_ text: String) {
    guard !text.isFolded else {
      self.init(folded: text)
      return
    }
    var folder = TextFolder()
    folder.fold(text.utf8.span)
    self.init(folded: String(decoding: folder.bytes, as: UTF8.self))
    isChinese = folder.sawIdeograph
  }

  /// Joins words that are already folded.
  package init(joining words: some Sequence<String>) {
    self.init(folded: words.joined(separator: " "))
  }

  private init(folded text: String) {
    self.text = text
  }

  /// Whether nothing is left of the text: it had no letter, digit, `%` or `&`.
  package var isEmpty: Bool { text.isEmpty }

  /// The words; every ideograph is a word of its own.
  package var words: [String] {
    var words: [String] = []
    forEachWord { words.append($0) }
    return words
  }

  /// Like `words`, but one at a time.
  package func forEachWord(_ take: (String) -> Void) {
    let space = UInt8(ascii: " ")
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0 != space }
      rest = rest[word.endIndex...].dropFirst()
      if !isChinese || word.allSatisfy({ $0 < 0x80 }) {
        take(String(Substring(word)))
      } else {
        for scalar in Substring(word).unicodeScalars { take(String(scalar)) }
      }
    }
  }
}

extension String {
  /// Whether it consists of lower-case Latin letters and digits with single spaces between words, as most names do.
  fileprivate var isFolded: Bool {
    let space = UInt8(ascii: " ")
    var last = space
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case space where last != space: break
      default: return false
      }
      last = byte
    }
    return last != space
  }
}
