/// Why something cannot be sealed or opened. Nothing of a key or a passphrase is in it.
package enum SealingError: Error, Hashable, Sendable {
  /// libsodium is not on this machine.
  case noLibrary
  /// There is no memory for it.
  case noMemory
  /// The passphrase is not the one that was set.
  case wrongPassphrase
  /// The key is not the one of this seal.
  case wrongKey
  /// What stands before the sealed data makes no sense.
  case damaged
}
