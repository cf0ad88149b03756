internal import CSodium

/// A 256-bit key that seals bytes (XChaCha20-Poly1305). Its memory is kept out of swap and core files where the system
/// allows that.
///
/// It may be sent to other threads: its bytes never change, and libsodium may be called on any thread.
package final class SealingKey: @unchecked Sendable {
  /// The size in bytes.
  package static let size = larder_key_size
  /// Whether libsodium is installed.
  package static var isPossible: Bool { larder_sodium_is_there() != 0 }
  /// How many bytes sealing adds.
  package static let addition = larder_seal_size

  let handle: OpaquePointer

  private init(_ made: OpaquePointer?) throws(SealingError) {
    guard let made else { throw .noMemory }
    handle = made
  }

  deinit { larder_key_free(handle) }

  /// A new random key.
  static func random() throws(SealingError) -> SealingKey {
    try requireLibrary()
    return try SealingKey(larder_key_random())
  }

  /// A key with known bytes; nil unless there are 32.
  package convenience init?(_ bytes: [UInt8]) throws(SealingError) {
    try SealingKey.requireLibrary()
    guard bytes.count == SealingKey.size else { return nil }
    try self.init(bytes.withUnsafeBufferPointer { larder_key_make($0.baseAddress) })
  }

  /// The key that Argon2id derives from a passphrase.
  convenience init(_ passphrase: Passphrase, _ cost: SealingCost, salt: [UInt8]) throws(SealingError) {
    try SealingKey.requireLibrary()
    try self.init(
      passphrase.withBytes { bytes in
        salt.withUnsafeBufferPointer { salt in
          larder_key_derive(bytes.baseAddress, bytes.count, salt.baseAddress, cost.passes, cost.kibibytes)
        }
      })
  }

  /// Calls `body` with the key's bytes, for the desktop's secret store or to seal them. They are wiped afterwards.
  func withBytes<Result>(_ body: ([UInt8]) -> Result) -> Result {
    var bytes = [UInt8](repeating: 0, count: SealingKey.size)
    bytes.withUnsafeMutableBufferPointer { larder_key_reveal(handle, $0.baseAddress) }
    defer { bytes.withUnsafeMutableBytes { larder_wipe($0.baseAddress, $0.count) } }
    return body(bytes)
  }

  /// Seals bytes.
  ///
  /// - Parameter context: what the bytes are for; they can only be opened with the same context.
  package func seal(_ bytes: [UInt8], as context: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count + SealingKey.addition) { sealed, count in
      larder_seal(handle, sealed.baseAddress, bytes, bytes.count, context, context.count)
      count = bytes.count + SealingKey.addition
    }
  }

  /// Opens sealed bytes; nil where they were not sealed with this key in this context.
  package func open(_ sealed: [UInt8], as context: [UInt8]) -> [UInt8]? {
    guard sealed.count >= SealingKey.addition else { return nil }
    var isOpen = false
    let bytes = [UInt8](unsafeUninitializedCapacity: sealed.count - SealingKey.addition) { bytes, count in
      isOpen = larder_open(handle, bytes.baseAddress, sealed, sealed.count, context, context.count) != 0
      count = isOpen ? sealed.count - SealingKey.addition : 0
    }
    return isOpen ? bytes : nil
  }

  /// Random bytes.
  package static func randomBytes(_ count: Int) throws(SealingError) -> [UInt8] {
    try requireLibrary()
    return random(count)
  }

  static func random(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, made in
      larder_random(bytes.baseAddress, count)
      made = count
    }
  }

  static func requireLibrary() throws(SealingError) {
    guard larder_sodium_is_there() != 0 else { throw .noLibrary }
  }
}

/// The cost parameters of Argon2id: how often it passes over how much memory.
struct SealingCost: Hashable {
  var passes: UInt32
  var kibibytes: UInt32

  /// Takes a tenth of a second, and less memory than a conversation.
  static let usual = SealingCost(passes: 10, kibibytes: 24 << 10)

  /// Whether the cost is out of range, as only a damaged seal's is. It must not keep the machine busy.
  var isTooMuch: Bool { passes < 1 || passes > 64 || kibibytes < 8 || kibibytes > 256 << 10 }
}
