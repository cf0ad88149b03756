internal import CSodium

/// A signing key (Ed25519), made from a seed of 32 bytes.
package struct SigningKey: Sendable {
  /// The size of a signature in bytes.
  package static let signatureSize = Int(larder_signature_size)

  private let seed: [UInt8]
  /// The public key: 32 bytes.
  package let publicKey: [UInt8]

  /// - Throws: `.noLibrary`, or `.damaged` for a seed that does not have 32 bytes.
  package init(seed: [UInt8]) throws(SealingError) {
    try SealingKey.requireLibrary()
    guard seed.count == SealingKey.size else { throw .damaged }
    self.seed = seed
    publicKey = [UInt8](unsafeUninitializedCapacity: SealingKey.size) { bytes, count in
      larder_public_key(bytes.baseAddress, seed)
      count = SealingKey.size
    }
  }

  /// The signature of these bytes; it has `signatureSize` bytes.
  package func sign(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: SigningKey.signatureSize) { signature, count in
      larder_sign(signature.baseAddress, bytes, bytes.count, seed)
      count = SigningKey.signatureSize
    }
  }

  /// Whether the signature of these bytes was made by the owner of the public key.
  package static func hasSigned(_ bytes: [UInt8], _ signature: [UInt8], key: [UInt8]) throws(SealingError) -> Bool {
    try SealingKey.requireLibrary()
    guard signature.count == signatureSize, key.count == SealingKey.size else { return false }
    return larder_has_signed(key, signature, bytes, bytes.count) != 0
  }

  /// Encrypts bytes so that only the owner of a public key can open them; nil where the key is invalid.
  package static func seal(_ bytes: [UInt8], for key: [UInt8]) throws(SealingError) -> [UInt8]? {
    try SealingKey.requireLibrary()
    guard key.count == SealingKey.size else { return nil }
    var isSealed = false
    let size = bytes.count + Int(larder_box_size)
    let sealed = [UInt8](unsafeUninitializedCapacity: size) { sealed, count in
      isSealed = larder_seal_for(key, sealed.baseAddress, bytes, bytes.count) != 0
      count = isSealed ? size : 0
    }
    return isSealed ? sealed : nil
  }

  /// Opens bytes that were encrypted to this key; nil for anything else.
  package func open(_ sealed: [UInt8]) -> [UInt8]? {
    let size = sealed.count - Int(larder_box_size)
    guard size >= 0 else { return nil }
    var isOpen = false
    let bytes = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { bytes, count in
      isOpen = larder_open_own(seed, bytes.baseAddress, sealed, sealed.count) != 0
      count = isOpen ? size : 0
    }
    return isOpen ? bytes : nil
  }
}

extension SigningKey: CustomStringConvertible, CustomReflectable {
  package var description: String { "signing key" }
  /// Shows nothing, so that not even a debugger prints the seed.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
