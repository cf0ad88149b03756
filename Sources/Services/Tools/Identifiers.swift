package import FoundationEssentials

/// Random ids that nobody can guess.
package final class RandomIdentifiers: IdentifierSource {
  package init() {}
  package func next() -> UUID { UUID() }
}

/// Ids that are the same for the same seed: version 8 UUIDs (RFC 9562) from the SplitMix64 sequence.
package final class SeededIdentifiers: IdentifierSource {
  private var state: UInt64

  /// Begins the sequence of a seed at its first id.
  package init(seed: UInt64) {
    state = seed
  }

  package func next() -> UUID {
    let high = mixed()
    let low = mixed()
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * $0)) }
    let rest = (0..<8).map { UInt8(truncatingIfNeeded: low >> (56 - 8 * $0)) }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0F | 0x80, bytes[7],
        rest[0] & 0x3F | 0x80, rest[1], rest[2], rest[3], rest[4], rest[5], rest[6], rest[7]
      ))
  }

  private func mixed() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
