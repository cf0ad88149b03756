internal import CDigest

/// SHA-256 of bytes that are added in pieces.
package struct SHA256 {
  /// The number of bytes in a digest.
  package static let size = Int(SHA256_DIGEST_LENGTH)

  private var context = SHA2_CTX()

  package init() {
    SHA256Init(&context)
  }

  /// Adds the next bytes; how they are cut into pieces makes no difference.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { piece in
      if let start = piece.baseAddress { SHA256Update(&context, start, piece.count) }
    }
    if isDone == nil {
      let piece = Array(bytes)
      SHA256Update(&context, piece, piece.count)
    }
  }

  /// The digest of what was added, as 32 bytes.
  package consuming func bytes() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: SHA256.size)
    SHA256Final(&digest, &context)
    return digest
  }

  /// The digest of what was added, as 64 lower-case hexadecimal digits.
  package consuming func hexadecimal() -> String { SHA256.hexadecimal(bytes()) }

  /// A digest as lower-case hexadecimal digits, two for each byte.
  package static func hexadecimal(_ digest: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
