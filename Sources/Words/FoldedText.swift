/// Text as names are compared: lower case, without accents and apostrophes, words separated by one space.
///
/// Composed and decomposed input fold alike, and so do the two Turkish i's. `%` stays ("2% milk"), `&` is "and".
package struct FoldedText: Hashable, Sendable {
  /// The folded words, with one space between them and none at the ends.
  package let text: String
  /// Whether a part is written without spaces between words.
  package private(set) var isChinese = false
  /// Whether keyboards without umlauts spell it in another way.
  package private(set) var hasUmlaut = false

  package init(_ text: String) {
    if text.isFolded { self.init(folded: text) } else { self.init(text, expandingUmlauts: false) }
  }

  /// - Parameter expandingUmlauts: as keyboards without umlauts spell them, "broetchen".
  package init(_ text: String, expandingUmlauts: Bool) {
    var folder = TextFolder()
    folder.fold(text.utf8.span, expandsUmlauts: expandingUmlauts)
    self.text = String(decoding: folder.bytes, as: UTF8.self)
    isChinese = folder.sawIdeograph
    hasUmlaut = folder.sawUmlaut
  }

  /// Joins words that are folded already.
  package init(joining words: some Sequence<String>) {
    self.init(folded: words.joined(separator: " "))
  }

  private init(folded text: String) {
    self.text = text
  }

  /// Whether the text has nothing that counts: no letter, digit, `%` or `&`.
  package var isEmpty: Bool { text.isEmpty }

  /// The words; every ideograph is a word of its own.
  package var words: [String] {
    var words: [String] = []
    forEachWord { words.append($0) }
    return words
  }

  /// As `words`, one at a time.
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
  /// Whether it is small Latin letters and digits with one space between words, as most names are.
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
