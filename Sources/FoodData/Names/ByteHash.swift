/// The 64-bit FNV-1a hash of bytes, taken one at a time. Names are compared by it: of two million of them hardly two
/// would share one.
struct ByteHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  init(_ bytes: borrowing Span<UInt8>) {
    for index in bytes.indices { add(bytes[index]) }
  }

  init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
