internal import FoundationEssentials
internal import JSON
internal import Nutrition

/// Why bytes cannot be read as a commit.
package enum CommitError: Error, Hashable, Sendable {
  /// It is larger than a commit may be.
  case tooLarge
  case unreadable
  /// It writes a kind of record that this larder does not know, because a newer one made it.
  case newer
}

extension SharedCommit {
  /// The most bytes in one commit.
  package static let mostBytes = 1 << 20
  /// The most records that one commit may write.
  package static let mostWrites = 1_000
  /// The most heads that one commit may have seen.
  package static let mostHeads = 256

  /// Reads a commit that another device wrote, without trusting it.
  package init(body: [UInt8]) throws(CommitError) {
    guard body.count <= SharedCommit.mostBytes else { throw .tooLarge }
    guard let parts = try? JSONPart(body[...]), parts.kind == .object,
      let author = parts.member("author")?.string.flatMap(DeviceID.init(text:)),
      let number = parts.member("number")?.integer, number >= 1,
      let clock = parts.member("clock")?.integer, clock >= 0,
      let previous = parts.member("previous")?.string.flatMap([UInt8].init(hexadecimal:)).flatMap(CommitLink.init),
      let note = parts.member("note").flatMap(Note.init), let seen = parts.member("seen"),
      let writes = parts.member("writes")
    else { throw .unreadable }
    self.init(
      author: author, number: number, previous: previous, clock: HybridTime(packed: Int64(clock)),
      seen: try SharedCommit.heads(seen), note: note, writes: try SharedCommit.writes(writes))
    // A commit has exactly one text: only then can it be stored in parts and put together again.
    guard self.body == body else { throw .unreadable }
  }

  private static func heads(_ part: JSONPart) throws(CommitError) -> [Head] {
    let all = try list(part, most: mostHeads)
    var heads: [Head] = []
    for element in all {
      let values = try list(element, most: 3)
      guard values.count == 3, let author = values[0].string.flatMap(DeviceID.init(text:)),
        let number = values[1].integer, number >= 1, let tag = values[2].string.flatMap(CommitLink.Tag.init(text:))
      else { throw .unreadable }
      heads.append(Head(author: author, number: number, tag: tag))
    }
    return heads
  }

  private static func writes(_ part: JSONPart) throws(CommitError) -> [RecordWrite] {
    var writes: [RecordWrite] = []
    for element in try list(part, most: mostWrites) { writes.append(try RecordWrite(element)) }
    return writes
  }

  private static func list(_ part: JSONPart, most: Int) throws(CommitError) -> [JSONPart] {
    guard part.kind == .array else { throw .unreadable }
    var elements: [JSONPart] = []
    part.forEachElement { elements.append($0) }
    guard elements.count <= most else { throw .tooLarge }
    return elements
  }
}

extension SharedCommit.Note {
  /// The most bytes in a summary.
  package static let longest = 1_000

  fileprivate init?(_ part: JSONPart) {
    guard let device = part.member("device")?.string, device.utf8.count <= 200,
      let action = part.member("action")?.string, let summary = part.member("summary")?.string,
      let profile = part.member("profile")?.string.flatMap(UUID.init(uuidString:)),
      let journal = part.member("journal")?.string.flatMap([UInt8].init(hexadecimal:)), journal.count <= 32,
      action.utf8.count <= 100, summary.utf8.count <= SharedCommit.Note.longest
    else { return nil }
    self.init(device: device, action: action, summary: summary, profile: profile, journal: journal)
  }
}

extension RecordWrite {
  /// The most groups of fields in a record.
  private static let mostGroups = 100

  /// Reads a write from its JSON.
  package init(text: [UInt8]) throws(CommitError) {
    guard let part = try? JSONPart(text[...]) else { throw .unreadable }
    try self.init(part)
  }

  fileprivate init(_ part: JSONPart) throws(CommitError) {
    guard let word = part.member("kind")?.string, let id = part.member("id")?.string.flatMap(UUID.init(uuidString:))
    else { throw .unreadable }
    guard let kind = Record.Kind(rawValue: word) else { throw .newer }
    if part.member("gone")?.isTrue == true {
      self.init(kind, id, .remove)
      return
    }
    guard let fields = part.member("fields"), fields.kind == .object else { throw .unreadable }
    var groups: [String: RecordFields.Value] = [:]
    var isReadable = true
    fields.forEachMember { name, value in
      groups[name.text] = Array(value.bytes)
      if value.kind != .object { isReadable = false }
    }
    guard isReadable, groups.count <= RecordWrite.mostGroups else { throw .unreadable }
    self.init(kind, id, .set(RecordFields(groups: groups)))
  }
}

extension JSONPart {
  fileprivate var integer: Int? { number.flatMap { Int(String(decoding: $0, as: UTF8.self)) } }
}
