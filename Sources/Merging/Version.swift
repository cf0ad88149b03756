/// What a commit did to a record, with what is needed to compare it with other versions.
package struct Version: Hashable, Sendable {
  /// The commit's stream and number.
  package let place: Place
  /// When the commit was made.
  package let clock: HybridTime
  /// The link of the commit.
  package let link: CommitLink
  /// The number of the newest commit that its author had seen in each stream, including its own.
  package let seen: [Int: Int]
  /// What the commit did to the record.
  package let write: RecordWrite

  package init(place: Place, clock: HybridTime, link: CommitLink, seen: [Int: Int], write: RecordWrite) {
    self.place = place
    self.clock = clock
    self.link = link
    self.seen = seen
    self.write = write
  }

  /// The place of a commit among those that are here. Streams are numbered in the order in which they came, so their
  /// numbers differ between devices and decide nothing.
  package struct Place: Hashable, Sendable {
    /// The stream's index in the table of streams, from 0.
    package let stream: Int
    /// The commit's number in its stream, from 1.
    package let number: Int

    package init(stream: Int, number: Int) {
      self.stream = stream
      self.number = number
    }
  }

  /// Whether its author had seen the other version when making it.
  package func hasSeen(_ other: Version) -> Bool { (seen[other.place.stream] ?? 0) >= other.place.number }

  /// Orders versions of which neither had seen the other: the later one wins, by clocks that may be wrong. Where the
  /// clocks agree, the link decides, because it is the same on every device.
  func isLater(than other: Version) -> Bool { (clock, link) > (other.clock, other.link) }
}
