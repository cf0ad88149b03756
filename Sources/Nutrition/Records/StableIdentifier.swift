package import FoundationEssentials

/// Ids derived from a text, so that the same staple has the same id in every home.
package enum StableIdentifier {
  /// The 128-bit FNV-1a hash of the text's UTF-8, as a UUID of version 8 (RFC 9562: custom bits).
  package static func of(_ text: String) -> UUID {
    let offset: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
    let hash = text.utf8.reduce(offset) { hash, byte in (hash ^ UInt128(byte)) &* prime }
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: hash >> UInt128(120 - 8 * index)) }
    return UUID(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6) & 0x0f | 0x80, byte(7),
        byte(8) & 0x3f | 0x80, byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      ))
  }
}
