internal import Digest
package import FoundationEssentials
package import Merging
package import Sealing
package import Store

/// Why bytes cannot be read as a segment of the household.
package enum SegmentError: Error, Hashable, Sendable {
  /// It is incomplete, or its content is not what it claims to be.
  case damaged
  /// It belongs to another household, or its signature is wrong.
  case foreign
  /// It is sealed with a key that this device does not have.
  case otherKey(epoch: Int)
  /// A newer larder made it.
  case newer
}

/// Writes and reads segments.
///
/// The layout, with little-endian numbers: format mark (17 bytes), household (16), device (16), first and last number
/// (8 each), epoch of the key (4), link of the last commit (32), the device's public key (32), its signature over all
/// of that except the epoch and the public key (64), sealed content. The content is the commits, each after its length
/// (4), padded with zeros to a multiple of 256.
package struct SegmentCoder: Sendable {
  private static let mark = Array("larder segment 1\n".utf8)
  private static let block = 256

  private let household: UUID
  private let keys: [Int: SealingKey]

  /// - Parameter keys: the household's keys by epoch.
  package init(household: UUID, keys: [Int: SealingKey]) {
    self.household = household
    self.keys = keys
  }

  /// The bytes that a device signs for a run of commits.
  package static func signed(
    household: UUID, _ author: DeviceID, first: Int, last: Int, _ link: CommitLink
  ) -> [UInt8] {
    var bytes = mark + household.bytes
    bytes += author.value.bytes
    bytes += number(first, 8)
    bytes += number(last, 8)
    return bytes + link.bytes
  }

  /// A segment with the commits of a signed run; nil where there is no key.
  package func seal(_ commits: [SharedCommit], of run: SignedRun) -> Segment? {
    guard let epoch = keys.keys.max(), let key = keys[epoch] else { return nil }
    var head = SegmentCoder.mark + household.bytes
    head += run.author.value.bytes
    head += SegmentCoder.number(run.first, 8)
    head += SegmentCoder.number(run.last, 8)
    head += SegmentCoder.number(epoch, 4)
    head += run.link.bytes
    head += run.key
    head += run.signature
    var content: [UInt8] = []
    for commit in commits {
      let body = commit.body
      content += SegmentCoder.number(body.count, 4)
      content += body
    }
    let rest = (SegmentCoder.block - content.count % SegmentCoder.block) % SegmentCoder.block
    content += [UInt8](repeating: 0, count: rest)
    return Segment(name: run.name, bytes: head + key.seal(content, as: head))
  }

  /// Opens a segment, and checks that the device that it names has signed it and that its commits follow each other.
  package func open(_ bytes: [UInt8]) throws(SegmentError) -> (run: SignedRun, commits: [SharedCommit]) {
    guard bytes.count <= Segment.mostBytes, bytes.starts(with: SegmentCoder.mark) else { throw .damaged }
    var reader = ByteReader(bytes, from: SegmentCoder.mark.count)
    guard let home = reader.take(16), let device = reader.take(16), let first = reader.number(8),
      let last = reader.number(8), let epoch = reader.number(4), let linkBytes = reader.take(32),
      let key = reader.take(32), let signature = reader.take(64), let link = CommitLink(Array(linkBytes)),
      first >= 1, last >= first
    else { throw .damaged }
    let author = DeviceID(publicKey: Array(key))
    guard Array(home) == household.bytes, Array(device) == author.value.bytes else { throw .foreign }
    let run = SignedRun(
      author: author, first: first, last: last, link: link, key: Array(key), signature: Array(signature))
    guard isSigned(run) else { throw .foreign }
    guard let opener = keys[epoch] else { throw .otherKey(epoch: epoch) }
    let head = Array(bytes[..<reader.position])
    guard let content = opener.open(Array(bytes[reader.position...]), as: head) else { throw .damaged }
    return (run, try SegmentCoder.commits(in: content, of: run))
  }

  private func isSigned(_ run: SignedRun) -> Bool {
    let signed = SegmentCoder.signed(
      household: household, run.author, first: run.first, last: run.last, run.link)
    return (try? SigningKey.hasSigned(signed, run.signature, key: run.key)) ?? false
  }

  private static func commits(in content: [UInt8], of run: SignedRun) throws(SegmentError) -> [SharedCommit] {
    var reader = ByteReader(content, from: 0)
    var commits: [SharedCommit] = []
    while commits.count <= run.last - run.first {
      guard let size = reader.number(4), size > 0, let body = reader.take(size) else { throw .damaged }
      do throws(CommitError) {
        commits.append(try SharedCommit(body: Array(body)))
      } catch .newer {
        throw .newer
      } catch {
        throw .damaged
      }
    }
    for (index, commit) in commits.enumerated() {
      guard commit.author == run.author, commit.number == run.first + index,
        index == 0 || commit.previous == commits[index - 1].link
      else { throw .damaged }
    }
    guard commits.last?.link == run.link else { throw .damaged }
    return commits
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

extension SignedRun {
  package var name: SegmentName { SegmentName(author: author, first: first, last: last, tag: link.tag) }
}

/// Takes bytes from the front; nil where there are not enough.
private struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  /// A non-negative number.
  mutating func number(_ count: Int) -> Int? {
    guard let taken = take(count) else { return nil }
    let value = taken.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}
