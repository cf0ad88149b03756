/// Why something cannot be sealed or opened. It contains nothing of a key or a passphrase.
package enum SealingError: Error, Hashable, Sendable {
  /// libsodium is not installed.
  case noLibrary
  /// There is not enough memory.
  case noMemory
  /// The passphrase is not the one that was set.
  case wrongPassphrase
  /// The key does not belong to this seal.
  case wrongKey
  /// The header is invalid.
  case damaged
}
