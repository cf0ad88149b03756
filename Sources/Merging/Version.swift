/// What a commit did to a record, with what it takes to weigh it against what others did.
package struct Version: Hashable, Sendable {
  /// The commit's place here: its stream and number.
  package let place: Place
  /// When the commit was made.
  package let clock: HybridTime
  /// The link of the commit.
  package let link: CommitLink
  /// The newest commit of each stream that its author had seen, its own stream's included.
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

  /// The place of a commit among those that are here. Streams are numbered as they came: the number decides nothing.
  package struct Place: Hashable, Sendable {
    /// The stream's place in the table of streams, from 0.
    package let stream: Int
    /// The commit's number in its stream, from 1.
    package let number: Int

    package init(stream: Int, number: Int) {
      self.stream = stream
      self.number = number
    }
  }

  /// Whether its author knew another one when making it.
  package func hasSeen(_ other: Version) -> Bool { (seen[other.place.stream] ?? 0) >= other.place.number }

  /// Between two of which neither had seen the other: the later one, by clocks that may be wrong. The link decides where these
  /// agree, because it is the same everywhere.
  func isLater(than other: Version) -> Bool { (clock, link) > (other.clock, other.link) }
}
