/// The 64-bit FNV-1a hash of bytes, taken one at a time. Names are compared by it: of two million of them hardly two
/// would share one.
package struct ByteHash: Hashable, Sendable {
  @usableFromInline var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of the bytes that were added so far.
  @inlinable package var value: UInt64 { bits }

  @inlinable package init() {}

  /// The hash of bytes as they stand.
  @inlinable package init(_ bytes: borrowing Span<UInt8>) {
    for index in bytes.indices { add(bytes[index]) }
  }

  /// The hash of a text's UTF-8, not folded.
  @inlinable package init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Takes the next byte; the order of the bytes counts.
  @inlinable package mutating func add(_ byte: UInt8) {
    bits = (bits ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
