/// A language that larder understands, by the code that also names its folder of words: "en". English is used wherever
/// another language has no word.
package struct Language: Hashable, Sendable {
  /// The letters of its code, one byte each.
  @usableFromInline let letters: UInt32

  @inlinable init(letters: UInt32) {
    self.letters = letters
  }

  /// - Parameter code: an ISO 639 code of two or three lower-case letters; nil for anything else.
  package init?(_ code: String) {
    self.init(code.utf8.span)
  }

  /// - Parameter code: two or three lower-case letters; nil for anything else.
  package init?(_ code: borrowing Span<UInt8>) {
    guard (2...3).contains(code.count) else { return nil }
    var letters: UInt32 = 0
    for index in code.indices {
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code[index]) else { return nil }
      letters = letters << 8 | UInt32(code[index])
    }
    self.letters = letters
  }

  /// The code: "en".
  package var code: String {
    let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }

  /// The pseudo-language "any", for abbreviations that are the same everywhere and say nothing about the language of a
  /// line.
  @inlinable package static var shared: Language { Language(letters: 0x61_6e79) }
  /// "en", used wherever another language has no word.
  @inlinable package static var english: Language { Language(letters: 0x656e) }
  /// "de", for all countries that speak it.
  @inlinable package static var german: Language { Language(letters: 0x6465) }
  /// "es", for all countries that speak it.
  @inlinable package static var spanish: Language { Language(letters: 0x6573) }
  /// "tr".
  @inlinable package static var turkish: Language { Language(letters: 0x7472) }
  /// "zh", with simplified and traditional characters.
  @inlinable package static var chinese: Language { Language(letters: 0x7a68) }

  /// The languages that come with larder, English first.
  package static let spoken: [Language] = [.english, .german, .spanish, .turkish, .chinese]
}
