internal import Digest

/// The link of a commit in its device's hash chain: SHA-256 of the previous link and of the commit's content.
package struct CommitLink: Hashable, Sendable {
  /// 32 bytes.
  package let bytes: [UInt8]

  /// Nil unless there are exactly 32 bytes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == SHA256.size else { return nil }
    self.bytes = bytes
  }

  /// The link of a commit with this content that follows the link `previous`.
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

  /// The link before a device's first commit.
  package static let start = CommitLink(start: "larder shared commits")

  /// The first eight bytes, which distinguish two commits of one device with the same number.
  package var tag: Tag { Tag(bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }) }

  /// The beginning of a link, by which other commits refer to it.
  package struct Tag: Hashable, Sendable {
    /// The eight bytes as one big-endian number.
    package let value: UInt64

    package init(_ value: UInt64) { self.value = value }

    /// Sixteen lower-case hexadecimal digits, with leading zeros.
    package var text: String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Nil unless the text is sixteen hexadecimal digits.
    package init?(text: String) {
      guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
      self.value = value
    }
  }
}

extension CommitLink: Comparable {
  /// Orders by the bytes: the order is the same on every device and has no meaning.
  package static func < (left: CommitLink, right: CommitLink) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
