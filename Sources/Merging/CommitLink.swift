internal import Digest

/// The link of a commit in its device's chain: SHA-256 of the link before and of what the commit says.
package struct CommitLink: Hashable, Sendable {
  /// 32 bytes.
  package let bytes: [UInt8]

  /// Nil where they are not as many.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == SHA256.size else { return nil }
    self.bytes = bytes
  }

  /// The link of what is said behind another one.
  package init(after previous: CommitLink, _ body: [UInt8]) {
    var content = SHA256()
    content.add(body)
    var digest = SHA256()
    digest.add(previous.bytes)
    digest.add(content.bytes())
    bytes = digest.bytes()
  }

  private init(start: String) {
    var digest = SHA256()
    digest.add(start.utf8)
    bytes = digest.bytes()
  }

  /// What a device's first commit follows.
  package static let start = CommitLink(start: "larder shared commits")

  /// Its first eight bytes: they tell two commits of one device and number apart.
  package var tag: Tag { Tag(bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }) }

  /// The beginning of a link's hash, by which versions name it.
  package struct Tag: Hashable, Sendable {
    /// The eight bytes as one number, the first byte the highest.
    package let value: UInt64

    package init(_ value: UInt64) { self.value = value }

    /// Sixteen hexadecimal digits in small letters, zeros in front.
    package var text: String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Nil for what is not sixteen hexadecimal digits.
    package init?(text: String) {
      guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
      self.value = value
    }
  }
}

extension CommitLink: Comparable {
  /// By their bytes: an order that is the same on every device and means nothing.
  package static func < (left: CommitLink, right: CommitLink) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
