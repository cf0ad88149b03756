/// The 64-bit FNV-1a hash of bytes, which are added one at a time. Names are compared by it alone: among two million
/// names a collision is unlikely.
package struct ByteHash: Hashable, Sendable {
  @usableFromInline var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of the bytes that were added so far.
  @inlinable package var value: UInt64 { bits }

  @inlinable package init() {}

  /// The hash of these bytes.
  @inlinable package init(_ bytes: borrowing Span<UInt8>) {
    for index in bytes.indices { add(bytes[index]) }
  }

  /// The hash of a text's UTF-8, without folding.
  @inlinable package init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds the next byte; the order of the bytes counts.
  @inlinable package mutating func add(_ byte: UInt8) {
    bits = (bits ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
