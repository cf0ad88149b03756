internal import CSodium

/// The header of sealed data, from which its key is obtained. All data is sealed with a random data key. The header
/// contains that key, sealed with a key that Argon2id derives from the passphrase.
///
/// The layout, with little-endian numbers: format mark (16 bytes), identifier (16), whether the data key is also in the
/// desktop's secret store (1), unused (3), passes (4), KiB (4), salt (16), the sealed data key (72), a proof that a
/// data key is right (40), zeros.
package struct Seal: Hashable, Sendable {
  /// The size in bytes.
  package static let size = larder_seal_block
  /// The format mark at the beginning.
  private static let mark = Array("larder sealed 1\n".utf8)

  /// The header's bytes, `size` of them.
  package let bytes: [UInt8]

  /// Nil where it is not a seal.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Seal.size, bytes.starts(with: Seal.mark) else { return nil }
    self.bytes = bytes
  }

  /// Reads the beginning of a database; nil where that is not a seal, or there is no such file.
  ///
  /// - Throws: `.noMemory`, because a sealed database must not be taken for a damaged one.
  package init?(of path: String) throws(SealingError) {
    var bytes = [UInt8](repeating: 0, count: Seal.size)
    let found = larder_read_block(path, &bytes)
    guard found >= 0 else { throw .noMemory }
    guard found > 0 else { return nil }
    self.init(bytes)
  }

  /// Identifies the seal: no two homes have the same one, and sealing a home again gives it a new one.
  package var identifier: [UInt8] { Array(bytes[16..<32]) }

  /// Whether the data key is also in the desktop's secret store.
  package var isInSecretStore: Bool { bytes[32] & 1 != 0 }

  /// A new seal, together with its key.
  package static func make(_ passphrase: Passphrase, isInSecretStore: Bool) throws(SealingError) -> OpenSeal {
    let key = try SealingKey.random()
    let cost = SealingCost.usual
    let salt = SealingKey.random(larder_salt_size)
    let flags: [UInt8] = [isInSecretStore ? 1 : 0, 0, 0, 0]
    let head: [UInt8] = mark + SealingKey.random(16) + flags + number(cost.passes) + number(cost.kibibytes) + salt
    let wrapping = try SealingKey(passphrase, cost, salt: salt)
    let wrapped = key.withBytes { wrapping.seal($0, as: head) }
    let bytes = head + wrapped + key.seal([], as: head)
    guard let seal = Seal(bytes + [UInt8](repeating: 0, count: size - bytes.count)) else { throw .damaged }
    return OpenSeal(seal: seal, key: key)
  }

  /// Opens the seal with a passphrase.
  ///
  /// - Throws: `.wrongPassphrase`, `.damaged`, `.noLibrary` or `.noMemory`.
  package func open(_ passphrase: Passphrase) throws(SealingError) -> OpenSeal {
    let cost = SealingCost(passes: number(at: 36), kibibytes: number(at: 40))
    guard !cost.isTooMuch else { throw .damaged }
    let wrapping = try SealingKey(passphrase, cost, salt: Array(bytes[44..<60]))
    guard let found = wrapping.open(Array(bytes[60..<132]), as: head) else { throw .wrongPassphrase }
    guard let key = try SealingKey(found) else { throw .damaged }
    return OpenSeal(seal: self, key: key)
  }

  /// Opens the seal with its data key.
  ///
  /// - Parameter text: the data key as `OpenSeal.keyText` writes it.
  /// - Throws: `.wrongKey`, `.noLibrary` or `.noMemory`.
  package func open(keyText text: [UInt8]) throws(SealingError) -> OpenSeal {
    let digits = String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }
    guard digits.utf8.count == 2 * SealingKey.size else { throw .wrongKey }
    var found: [UInt8] = []
    var rest = digits[...]
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { throw .wrongKey }
      found.append(byte)
      rest = rest.dropFirst(2)
    }
    guard let key = try SealingKey(found), key.open(Array(bytes[132..<172]), as: head) == [] else { throw .wrongKey }
    return OpenSeal(seal: self, key: key)
  }

  /// The bytes before the sealed key. They are authenticated: where one bit of them differs, neither it nor the proof
  /// opens.
  private var head: [UInt8] { Array(bytes[..<60]) }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func number(at place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
  }
}

/// A seal with the key that opens it.
package struct OpenSeal: Sendable {
  /// The header as it is stored before the data.
  package let seal: Seal
  /// The data key, with which all data is sealed.
  package let key: SealingKey

  /// The data key in hexadecimal, to be given only to the desktop's secret store.
  package var keyText: [UInt8] { key.withBytes { $0.hexadecimal } }
}

extension Seal {
  /// The identifier in hexadecimal, under which the desktop's secret store keeps the key.
  package var identifierText: String { String(decoding: identifier.hexadecimal, as: UTF8.self) }
}

extension Sequence<UInt8> {
  fileprivate var hexadecimal: [UInt8] {
    flatMap { byte in
      let digits = String(byte, radix: 16)
      return Array((byte < 16 ? "0" + digits : digits).utf8)
    }
  }
}
