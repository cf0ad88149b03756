internal import CDigest

/// SHA-256 of bytes that come in pieces.
package struct SHA256 {
  private var context = SHA2_CTX()

  package init() {
    SHA256Init(&context)
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    let piece = Array(bytes)
    SHA256Update(&context, piece, piece.count)
  }

  /// The digest of what was added, as 64 lower-case hexadecimal digits.
  package consuming func hexadecimal() -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&digest, &context)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
