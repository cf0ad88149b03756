internal import Digest

/// The journal's hash chain: each commit has the SHA-256 of the previous link and of the digest of its own content, so
/// that no commit can be changed, removed or inserted without breaking all later links. Of a forgotten commit only the
/// digest is left.
struct JournalChain {
  /// The link before the first commit of a home.
  static let start: [UInt8] = {
    var digest = SHA256()
    digest.add("larder journal".utf8)
    return digest.bytes()
  }()

  /// Replaces the digest of a commit that a repair could not read.
  static let lost = [UInt8](repeating: 0, count: SHA256.size)

  /// The columns of a row that belong to the chain.
  static let columns = "hash, erased"

  /// The link of a commit that follows the link `previous`.
  static func link(after previous: [UInt8], _ content: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    digest.add(previous)
    digest.add(content)
    return digest.bytes()
  }

  /// The commit that was checked last, and its link; nil where the link is missing.
  private var last: (sequence: Int, link: [UInt8]?) = (0, start)

  /// Checks the next commit, oldest first; false where its link does not follow from its content and the link before.
  ///
  /// - Parameters:
  ///   - content: the digest of its content, also where that was erased.
  ///   - link: as it is stored in its row; nil where there is none.
  mutating func take(_ sequence: Int, content: [UInt8], link: [UInt8]?) -> Bool {
    // A missing commit is reported elsewhere; the link after a gap cannot be checked.
    let previous = sequence == last.sequence + 1 ? last.link : nil
    last = (sequence, link)
    guard let link, link.count == SHA256.size else { return false }
    return previous.map { JournalChain.link(after: $0, content) == link } ?? true
  }
}
