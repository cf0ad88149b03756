package import Merging

/// Commits of one device that follow each other, sealed for the household and signed by the device: what carriers keep. It never
/// changes.
package struct Segment: Hashable, Sendable {
  package let name: SegmentName
  /// The whole segment, head and sealed commits, as the carrier keeps it.
  package let bytes: [UInt8]

  package init(name: SegmentName, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A larger one is none.
  package static let mostBytes = 4 << 20
  /// So many bytes of commits go into one.
  package static let usualBytes = 64 << 10
}

/// Which commits a segment has.
package struct SegmentName: Hashable, Sendable {
  /// The device whose commits they are, which need not be the one that gave them.
  package let author: DeviceID
  /// The number of its first commit, from 1.
  package let first: Int
  /// The number of its last commit, which it includes.
  package let last: Int
  /// Of the last one's link.
  package let tag: CommitLink.Tag

  package init(author: DeviceID, first: Int, last: Int, tag: CommitLink.Tag) {
    self.author = author
    self.first = first
    self.last = last
    self.tag = tag
  }
}
