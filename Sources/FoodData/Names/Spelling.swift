/// A name, or a word of one, in the form that is compared with misspelt words: its length and its letters as a set keep most comparisons
/// from being made.
struct Spelling: Sendable {
  /// The number of the name, or of the word.
  let number: Int
  let length: Int
  private let letters: UInt32

  /// Nil for texts that are not compared: too short, or not in Latin letters.
  init?(_ text: String, number: Int) {
    guard text.utf8.count >= Spelling.shortest, text.isASCII else { return nil }
    self.number = number
    length = text.utf8.count
    letters = Spelling.letterSet(text)
  }

  /// Texts shorter than this are not taken for others.
  static let shortest = 4
  /// Texts longer than this are not food.
  static let longest = 60

  /// How many letters may differ in a text of this length.
  static func tolerance(length: Int) -> Int { length < shortest ? 0 : length < 8 ? 1 : 2 }

  /// Whether the texts may be `limit` letters apart; false is certain.
  func mayBe(_ other: Spelling, within limit: Int) -> Bool {
    abs(length - other.length) <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * limit
  }

  private static func letterSet(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { set, byte in set | 1 << UInt32(byte & 0x1f) }
  }
}
