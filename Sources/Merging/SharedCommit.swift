package import FoundationEssentials
internal import JSON

/// A commit as the devices of a household exchange it. It never changes, and its link proves it and all of its device before.
package struct SharedCommit: Hashable, Sendable {
  /// The device that made it.
  package let author: DeviceID
  /// Counts the author's commits, from 1.
  package let number: Int
  /// When it was made, by a clock that is later than all that its author had taken over.
  package let clock: HybridTime
  /// The newest commits of others that the author had seen. What these had seen, it had seen, too.
  package let seen: [Head]
  /// For the person who looks back; of a removal it also says which device is removed.
  package let note: Note
  /// In the order of the commit; empty where it only tells something, such as a new name.
  package let writes: [RecordWrite]
  /// The link of the author's commit before.
  package let previous: CommitLink
  /// What comes before the writes in its bytes.
  package let frame: [UInt8]
  /// Of all of its bytes behind the link of the commit before.
  package let link: CommitLink

  /// A commit of another device, by which all before it are known.
  package struct Head: Hashable, Sendable {
    /// The device that made that commit.
    package let author: DeviceID
    /// Its number in the device's stream, from 1.
    package let number: Int
    /// The beginning of its link, which tells it from another one of the same number.
    package let tag: CommitLink.Tag

    package init(author: DeviceID, number: Int, tag: CommitLink.Tag) {
      self.author = author
      self.number = number
      self.tag = tag
    }
  }

  /// What a person is told of it.
  package struct Note: Hashable, Sendable {
    /// What the device is called.
    package let device: String
    /// The tool that made it, or what larder did itself.
    package let action: String
    /// What the commit was called, in English and cut where it is long; of a device that is removed, its id.
    package let summary: String
    /// The profile in which it was confirmed; the default one for what larder did itself.
    package let profile: UUID
    /// The link of the author's journal behind it; empty where it is no commit of the journal.
    package let journal: [UInt8]

    package init(device: String, action: String, summary: String, profile: UUID, journal: [UInt8] = []) {
      self.device = device
      self.action = action
      self.summary = summary
      self.profile = profile
      self.journal = journal
    }
  }

  /// One of these contents.
  package init(
    author: DeviceID, number: Int, previous: CommitLink, clock: HybridTime, seen: [Head], note: Note,
    writes: [RecordWrite]
  ) {
    self.author = author
    self.number = number
    self.previous = previous
    self.clock = clock
    self.seen = seen
    self.note = note
    self.writes = writes
    frame = SharedCommit.frame(author, number, previous, clock, seen, note)
    link = CommitLink(after: previous, SharedCommit.body(frame: frame, writes: writes.map(\.text)))
  }

  /// All that it says as bytes: what the link proves.
  package var body: [UInt8] { SharedCommit.body(frame: frame, writes: writes.map(\.text)) }

  /// By what later commits name this one.
  package var head: Head { Head(author: author, number: number, tag: link.tag) }
}
