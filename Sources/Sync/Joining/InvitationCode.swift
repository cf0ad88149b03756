internal import Digest
package import Sealing

/// Twelve words with which a device joins a household: 128 random bits that nobody can guess, and four check bits that
/// reveal a typing mistake. The words are made of syllables that can be pronounced in any language.
package struct InvitationCode: Hashable, Sendable {
  /// 16 bytes.
  private let secret: [UInt8]

  package init() throws(SealingError) { secret = try SealingKey.randomBytes(16) }

  /// A new random code.
  package static func drawn() throws(SyncError) -> InvitationCode {
    try sealing { () throws(SealingError) in try InvitationCode() }
  }

  /// - Parameter secret: 16 bytes, for tests.
  package init(secret: [UInt8]) { self.secret = secret }

  /// Twelve words of four letters.
  package var words: String {
    let bits = secret + [check << 4]
    return (0..<12).map { word in
      InvitationCode.word((0..<11).reduce(0) { $0 << 1 | InvitationCode.bit(word * 11 + $1, of: bits) })
    }.joined(separator: " ")
  }

  /// The code that these words spell, whatever separates them; nil where they are not a code or one is misspelt.
  package init?(words: String) {
    let letters = words.lowercased().utf8.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard letters.count == 48 else { return nil }
    var bits: [Int] = []
    for word in 0..<12 {
      guard let value = InvitationCode.value(of: Array(letters[(word * 4)..<(word * 4 + 4)])) else { return nil }
      bits += (0..<11).map { value >> (10 - $0) & 1 }
    }
    let bytes = (0..<16).map { byte in UInt8((0..<8).reduce(0) { $0 << 1 | bits[byte * 8 + $1] }) }
    secret = bytes
    guard UInt8(bits[128...].reduce(0) { $0 << 1 | $1 }) == check else { return nil }
  }

  private var check: UInt8 { InvitationCode.digest("check", secret)[0] >> 4 }

  /// The name of the invitation's note at the carrier.
  var name: String {
    "invitation-" + SHA256.hexadecimal(Array(InvitationCode.digest("name", secret).prefix(10)))
  }

  /// The key that opens the invitation.
  var key: SealingKey {
    get throws(SealingError) {
      guard let key = try SealingKey(InvitationCode.digest("key", secret)) else { throw .damaged }
      return key
    }
  }

  private static func digest(_ use: String, _ secret: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    digest.add("larder invitation \(use)".utf8)
    digest.add(secret)
    return digest.bytes()
  }

  private static func bit(_ index: Int, of bytes: [UInt8]) -> Int { Int(bytes[index / 8] >> (7 - index % 8)) & 1 }

  // A word is consonant, vowel, consonant, vowel: 16 × 4 × 16 × 2 possibilities.
  private static let consonants = Array("bdfghjklmnprstvz".utf8)
  private static let vowels = Array("aiou".utf8)

  private static func word(_ value: Int) -> String {
    let letters = [
      consonants[value >> 7], vowels[value >> 5 & 3], consonants[value >> 1 & 15], vowels[(value & 1) * 2],
    ]
    return String(decoding: letters, as: UTF8.self)
  }

  private static func value(of letters: [UInt8]) -> Int? {
    guard let first = consonants.firstIndex(of: letters[0]), let second = vowels.firstIndex(of: letters[1]),
      let third = consonants.firstIndex(of: letters[2]), let fourth = vowels.firstIndex(of: letters[3]), fourth % 2 == 0
    else { return nil }
    return first << 7 | second << 5 | third << 1 | fourth / 2
  }
}

extension InvitationCode: CustomStringConvertible, CustomReflectable {
  package var description: String { "invitation code" }
  /// Shows nothing, so that not even a debugger prints the words.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
