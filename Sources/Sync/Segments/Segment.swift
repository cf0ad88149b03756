package import Merging

/// A run of commits of one device, sealed for the household and signed by the device: what carriers store. It never
/// changes.
package struct Segment: Hashable, Sendable {
  package let name: SegmentName
  /// The whole segment, header and sealed commits, as the carrier stores it.
  package let bytes: [UInt8]

  package init(name: SegmentName, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The most bytes in a segment; larger ones are refused.
  package static let mostBytes = 4 << 20
  /// The most bytes of commits that are put into one segment.
  package static let usualBytes = 64 << 10
}

/// Identifies the commits in a segment.
package struct SegmentName: Hashable, Sendable {
  /// The device whose commits they are, which need not be the one that sent them.
  package let author: DeviceID
  /// The number of its first commit, from 1.
  package let first: Int
  /// The number of its last commit, which it includes.
  package let last: Int
  /// The tag of the last commit's link.
  package let tag: CommitLink.Tag

  package init(author: DeviceID, first: Int, last: Int, tag: CommitLink.Tag) {
    self.author = author
    self.first = first
    self.last = last
    self.tag = tag
  }
}
