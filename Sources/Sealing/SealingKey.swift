internal import CSodium

/// A key of 256 bits that seals bytes (XChaCha20-Poly1305), in memory that is neither swapped nor in core files where the system
/// lets us.
///
/// It may go from thread to thread: its bytes are never changed, and libsodium may be asked on any thread.
package final class SealingKey: @unchecked Sendable {
  /// Bytes of it.
  package static let size = larder_key_size
  /// Whether libsodium is there.
  package static var isPossible: Bool { larder_sodium_is_there() != 0 }
  /// Bytes that sealing adds.
  package static let addition = larder_seal_size

  let handle: OpaquePointer

  private init(_ made: OpaquePointer?) throws(SealingError) {
    guard let made else { throw .noMemory }
    handle = made
  }

  deinit { larder_key_free(handle) }

  /// A new one that nobody can guess.
  static func random() throws(SealingError) -> SealingKey {
    try requireLibrary()
    return try SealingKey(larder_key_random())
  }

  /// One of which the bytes are known; nil where they are not 32.
  package convenience init?(_ bytes: [UInt8]) throws(SealingError) {
    try SealingKey.requireLibrary()
    guard bytes.count == SealingKey.size else { return nil }
    try self.init(bytes.withUnsafeBufferPointer { larder_key_make($0.baseAddress) })
  }

  /// The one that Argon2id makes of a passphrase.
  convenience init(_ passphrase: Passphrase, _ cost: SealingCost, salt: [UInt8]) throws(SealingError) {
    try SealingKey.requireLibrary()
    try self.init(
      passphrase.withBytes { bytes in
        salt.withUnsafeBufferPointer { salt in
          larder_key_derive(bytes.baseAddress, bytes.count, salt.baseAddress, cost.passes, cost.kibibytes)
        }
      })
  }

  /// Its bytes, for the desktop's secret store and to be sealed themselves. Whoever takes them wipes them.
  func withBytes<Result>(_ body: ([UInt8]) -> Result) -> Result {
    var bytes = [UInt8](repeating: 0, count: SealingKey.size)
    bytes.withUnsafeMutableBufferPointer { larder_key_reveal(handle, $0.baseAddress) }
    defer { bytes.withUnsafeMutableBytes { larder_wipe($0.baseAddress, $0.count) } }
    return body(bytes)
  }

  /// - Parameter context: what the bytes are: they open only as the same.
  package func seal(_ bytes: [UInt8], as context: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count + SealingKey.addition) { sealed, count in
      larder_seal(handle, sealed.baseAddress, bytes, bytes.count, context, context.count)
      count = bytes.count + SealingKey.addition
    }
  }

  /// What was sealed; nil for what was not sealed with this key in this context.
  package func open(_ sealed: [UInt8], as context: [UInt8]) -> [UInt8]? {
    guard sealed.count >= SealingKey.addition else { return nil }
    var isOpen = false
    let bytes = [UInt8](unsafeUninitializedCapacity: sealed.count - SealingKey.addition) { bytes, count in
      isOpen = larder_open(handle, bytes.baseAddress, sealed, sealed.count, context, context.count) != 0
      count = isOpen ? sealed.count - SealingKey.addition : 0
    }
    return isOpen ? bytes : nil
  }

  /// So many bytes that nobody can guess.
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

/// What Argon2id is to cost: how often it passes over how much memory.
struct SealingCost: Hashable {
  var passes: UInt32
  var kibibytes: UInt32

  /// A tenth of a second, and less memory than a conversation has.
  static let usual = SealingCost(passes: 10, kibibytes: 24 << 10)

  /// More than a machine has to do to open what is whole.
  var isTooMuch: Bool { passes < 1 || passes > 64 || kibibytes < 8 || kibibytes > 256 << 10 }
}
