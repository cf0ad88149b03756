/// Finds a name in a text as whole words, ignoring case.
struct NameMention {
  /// The initial name of everybody's profile, which identifies nobody.
  private static let placeholder = "me"

  /// In lower case; nil for the placeholder.
  private let name: [UInt8]?

  init(_ name: String) {
    let lowered = name.lowercased()
    self.name = lowered == NameMention.placeholder || lowered.isEmpty ? nil : Array(lowered.utf8)
  }

  func isIn(_ text: String) -> Bool {
    guard let name else { return false }
    let text = Array(text.lowercased().utf8)
    var start = text.startIndex
    while let found = text[start...].firstRange(of: name) {
      let before = found.lowerBound > text.startIndex ? text[found.lowerBound - 1] : nil
      let after = found.upperBound < text.endIndex ? text[found.upperBound] : nil
      if !NameMention.isWord(before), !NameMention.isWord(after) { return true }
      start = found.lowerBound + 1
    }
    return false
  }

  func isIn(_ bytes: [UInt8]?) -> Bool { bytes.map { isIn(String(decoding: $0, as: UTF8.self)) } ?? false }

  /// Whether the byte belongs to a word: an ASCII letter or digit, or any byte of a character beyond ASCII.
  private static func isWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: return true
    default: return false
    }
  }
}
