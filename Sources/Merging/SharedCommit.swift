package import FoundationEssentials
internal import JSON

/// A commit as the devices of a household exchange it. It never changes, and its link proves it and all earlier commits
/// of its device.
package struct SharedCommit: Hashable, Sendable {
  /// The device that made it.
  package let author: DeviceID
  /// The number of the commit in the author's stream, from 1.
  package let number: Int
  /// When it was made, by a clock that is later than all times that its author had adopted.
  package let clock: HybridTime
  /// The newest commits of other devices that the author had seen. What those had seen counts as seen, too.
  package let seen: [Head]
  /// Describes the commit to a person; for a removal it also names the removed device.
  package let note: Note
  /// In the order of the commit; empty where the commit only announces something, such as a new name.
  package let writes: [RecordWrite]
  /// The link of the author's previous commit.
  package let previous: CommitLink
  /// The commit's bytes before the writes.
  package let frame: [UInt8]
  /// The link of this commit: it proves all its bytes and the previous link.
  package let link: CommitLink

  /// A reference to a commit of another device, which stands for all that device's commits up to it.
  package struct Head: Hashable, Sendable {
    /// The device that made that commit.
    package let author: DeviceID
    /// Its number in the device's stream, from 1.
    package let number: Int
    /// The beginning of its link, which distinguishes it from another commit with the same number.
    package let tag: CommitLink.Tag

    package init(author: DeviceID, number: Int, tag: CommitLink.Tag) {
      self.author = author
      self.number = number
      self.tag = tag
    }
  }

  /// A description of the commit for a person.
  package struct Note: Hashable, Sendable {
    /// The device's name.
    package let device: String
    /// The tool that made it, or what larder did by itself.
    package let action: String
    /// The summary of the commit in English, cut where it is long; where a device is removed, that device's id.
    package let summary: String
    /// The profile that was in use when it was confirmed; the default one for what larder did by itself.
    package let profile: UUID
    /// The last link of the author's journal after this commit; empty where the commit is not in the journal.
    package let journal: [UInt8]

    package init(device: String, action: String, summary: String, profile: UUID, journal: [UInt8] = []) {
      self.device = device
      self.action = action
      self.summary = summary
      self.profile = profile
      self.journal = journal
    }
  }

  /// A new commit with this content.
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

  /// All its bytes, which the link proves.
  package var body: [UInt8] { SharedCommit.body(frame: frame, writes: writes.map(\.text)) }

  /// The reference by which later commits name this one.
  package var head: Head { Head(author: author, number: number, tag: link.tag) }
}
