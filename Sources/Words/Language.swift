/// A language that larder is spoken to in, by the name of its folder of words: "en". English stands in wherever another
/// language has no word.
package struct Language: Hashable, Sendable {
  /// The letters of its code, a byte each.
  @usableFromInline let letters: UInt32

  @inlinable init(letters: UInt32) {
    self.letters = letters
  }

  /// - Parameter code: as ISO 639 has it, two or three small letters; nil for anything else.
  package init?(_ code: String) {
    self.init(code.utf8.span)
  }

  /// - Parameter code: two or three small letters; nil for anything else.
  package init?(_ code: borrowing Span<UInt8>) {
    guard (2...3).contains(code.count) else { return nil }
    var letters: UInt32 = 0
    for index in code.indices {
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code[index]) else { return nil }
      letters = letters << 8 | UInt32(code[index])
    }
    self.letters = letters
  }

  /// "en".
  package var code: String {
    let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }

  /// Of abbreviations that are the same everywhere, "any". They tell nothing about the language of a line.
  @inlinable package static var shared: Language { Language(letters: 0x61_6e79) }
  /// "en", which stands in wherever another language has no word.
  @inlinable package static var english: Language { Language(letters: 0x656e) }
  /// "de", in all countries that speak it.
  @inlinable package static var german: Language { Language(letters: 0x6465) }
  /// "es", in all countries that speak it.
  @inlinable package static var spanish: Language { Language(letters: 0x6573) }
  /// "tr".
  @inlinable package static var turkish: Language { Language(letters: 0x7472) }
  /// "zh", in simplified and in traditional characters.
  @inlinable package static var chinese: Language { Language(letters: 0x7a68) }

  /// Those that come with larder, English first.
  package static let spoken: [Language] = [.english, .german, .spanish, .turkish, .chinese]
}
