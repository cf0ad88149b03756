internal import Digest

/// The journal's chain: each commit has the SHA-256 of the link before and of the digest of what it says, so that none can be
/// changed, taken out or put in between without all later ones showing it. Of a commit that was forgotten its digest is left.
struct JournalChain {
  /// What the first commit of a home follows.
  static let start: [UInt8] = {
    var digest = SHA256()
    digest.add("larder journal".utf8)
    return digest.bytes()
  }()

  /// What stands in the place of the digest of a commit that a repair could not read.
  static let lost = [UInt8](repeating: 0, count: SHA256.size)

  /// The columns of a row that prove it.
  static let columns = "hash, erased"

  /// The link of a commit that follows another one's.
  static func link(after previous: [UInt8], _ content: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    digest.add(previous)
    digest.add(content)
    return digest.bytes()
  }

  /// The commit that was looked at last, and its link; no link where it is missing.
  private var last: (sequence: Int, link: [UInt8]?) = (0, start)

  /// Takes the next commit, oldest first; false where its link is not that of what it says behind the one before.
  ///
  /// - Parameters:
  ///   - content: the digest of what it says, or said.
  ///   - link: as it stands in its row; nil where there is none.
  mutating func take(_ sequence: Int, content: [UInt8], link: [UInt8]?) -> Bool {
    // What is missing is told elsewhere; the link behind it cannot be told from a right one.
    let previous = sequence == last.sequence + 1 ? last.link : nil
    last = (sequence, link)
    guard let link, link.count == SHA256.size else { return false }
    return previous.map { JournalChain.link(after: $0, content) == link } ?? true
  }
}
