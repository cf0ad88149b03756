internal import FoundationEssentials
internal import JSON
internal import Nutrition

// Commits as JSON with sorted keys:
// `{"author":"…","clock":N,"note":{…},"number":N,"previous":"…","seen":[["author",N,"tag"]],"writes":[…]}`. A write is
// `{"fields":{"group":{…}},"id":"…","kind":"entry"}` or `{"gone":true,"id":"…","kind":"entry"}`.
extension SharedCommit {
  /// The bytes before the writes.
  static func frame(
    _ author: DeviceID, _ number: Int, _ previous: CommitLink, _ clock: HybridTime, _ seen: [Head], _ note: Note
  ) -> [UInt8] {
    var text = Array("{\"author\":\"\(author.text)\",\"clock\":\(clock.packed),\"note\":".utf8)
    text += note.json.text.utf8
    text += ",\"number\":\(number),\"previous\":\"\(previous.bytes.hexadecimal)\",\"seen\":[".utf8
    text += seen.map { "[\"\($0.author.text)\",\($0.number),\"\($0.tag.text)\"]" }.joined(separator: ",").utf8
    text += "],\"writes\":[".utf8
    return text
  }

  /// All bytes of a commit.
  ///
  /// - Parameter writes: each as its JSON text.
  package static func body(frame: [UInt8], writes: [[UInt8]]) -> [UInt8] {
    var text = frame
    for (index, write) in writes.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += write
    }
    text += "]}".utf8
    return text
  }
}

extension SharedCommit.Note {
  fileprivate var json: JSONValue {
    [
      "action": .string(action), "device": .string(device), "journal": .string(journal.hexadecimal),
      "profile": .string(profile.uuidString),
      "summary": .string(summary),
    ]
  }
}

extension RecordWrite {
  /// The write as JSON.
  package var text: [UInt8] {
    var text: [UInt8]
    switch deed {
    case .remove: text = Array("{\"gone\":true".utf8)
    case .set(let fields):
      // The values are JSON already.
      text = Array("{\"fields\":{".utf8)
      for (index, field) in fields.groups.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text += "\"\(field.key)\":".utf8
        text += field.value
      }
      text.append(UInt8(ascii: "}"))
    }
    text += ",\"id\":\"\(id.uuidString)\",\"kind\":\"\(kind.rawValue)\"}".utf8
    return text
  }
}
