/// An IP address: 4 bytes, or 16.
package struct HostAddress: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Nil for another number of bytes.
  package init?(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    guard [4, 16].contains(self.bytes.count) else { return nil }
  }

  /// Whether it is a public address: not of this machine, a local network or a multicast group, nor for another special
  /// purpose (IANA's registries of special-purpose addresses, RFC 6890).
  package var isPublic: Bool { bytes.count == 4 ? HostAddress.isPublic(bytes[...]) : isPublicIPv6 }

  /// The prefixes of IPv4 addresses that are not public: bytes and number of bits.
  private static let special: [(start: [UInt8], bits: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
    ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24),
    ([203, 0, 113], 24), ([224], 3),
  ]

  private static func isPublic(_ bytes: ArraySlice<UInt8>) -> Bool {
    !special.contains { begins(bytes, with: $0.start, bits: $0.bits) }
  }

  /// Only 2000::/3 is assigned, and within that special prefixes are left out. An IPv4 address embedded in an IPv6
  /// address (mapped, or behind a translator) is judged as the IPv4 address.
  private var isPublicIPv6: Bool {
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    let translated: [UInt8] = [0x00, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
    if bytes.starts(with: mapped) || bytes.starts(with: translated) { return HostAddress.isPublic(bytes.suffix(4)) }
    let reserved: [(start: [UInt8], bits: Int)] = [
      ([0x20, 0x01, 0x00], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16), ([0x3F, 0xFF, 0x00], 20),
    ]
    return HostAddress.begins(bytes[...], with: [0x20], bits: 3)
      && !reserved.contains { HostAddress.begins(bytes[...], with: $0.start, bits: $0.bits) }
  }

  private static func begins(_ bytes: ArraySlice<UInt8>, with start: [UInt8], bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let mask = UInt8(0x80) >> UInt8(bit % 8)
      let wanted = bit / 8 < start.count ? start[bit / 8] : 0
      return bytes[bytes.startIndex + bit / 8] & mask == wanted & mask
    }
  }
}
