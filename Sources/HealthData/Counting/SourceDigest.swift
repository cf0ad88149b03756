/// Hashes a source's name to two bytes. Names that differ only in how an apostrophe or a space is written get the same
/// hash, because one watch can appear under both.
enum SourceDigest {
  static func of(_ name: ArraySlice<UInt8>) -> UInt16 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var rest = name
    while let byte = rest.first {
      let spelling = firstBytes.contains(byte) ? spellings.first { rest.starts(with: $0.bytes) } : nil
      rest = rest.dropFirst(spelling?.bytes.count ?? 1)
      hash = (hash ^ UInt64(spelling?.meant ?? byte)) &* 0x0000_0100_0000_01B3
    }
    return UInt16(truncatingIfNeeded: hash ^ hash >> 16 ^ hash >> 32 ^ hash >> 48)
  }

  private static let spellings: [(bytes: [UInt8], meant: UInt8)] =
    ["\u{2019}", "\u{2018}", "\u{02BC}", "&apos;", "&#39;", "&#x27;", "&#8217;", "&#x2019;"].map {
      (Array($0.utf8), UInt8(ascii: "'"))
    } + ["\u{A0}", "&#160;", "&#xA0;"].map { (Array($0.utf8), UInt8(ascii: " ")) }

  private static let firstBytes = Set(spellings.map { $0.bytes[0] })
}
