package import FoundationEssentials
internal import JSON
package import Nutrition

/// A record as its groups of fields, each the JSON object of its members, keys sorted: equal values are equal bytes.
package struct RecordFields: Hashable, Sendable {
  /// The canonical JSON of a group's members.
  package typealias Value = [UInt8]

  /// The value of each group, by the group's name; a group that is not there says nothing.
  package var groups: [String: Value]

  package init(groups: [String: Value]) { self.groups = groups }

  /// All of a record but its id and what is each device's own.
  package init(of record: Record) {
    var members: [String: [(name: String, value: ArraySlice<UInt8>)]] = [:]
    let kind = record.kind
    RecordFields.forEachMember(of: record) { name, value in
      guard name != "id", !FieldGroups.isLocal(name, in: kind) else { return }
      members[FieldGroups.group(of: name, in: kind), default: []].append((name, value))
    }
    groups = members.mapValues(RecordFields.object)
  }

  /// What of `new` is not as in `old`. A group of which no member is left is an empty object.
  package init(from old: Record, to new: Record) {
    let before = RecordFields(of: old).groups
    let after = RecordFields(of: new).groups
    groups = after.filter { before[$0.key] != $0.value }
    for name in before.keys where after[name] == nil { groups[name] = RecordFields.nothing }
  }

  /// A group whose members are all unknown.
  package static let nothing: Value = Array("{}".utf8)

  /// The record that these fields make; nil where they make none.
  ///
  /// - Parameter isDefault: whether a profile opens on this device.
  package func record(_ kind: Record.Kind, _ id: UUID, isDefault: Bool = false) -> Record? {
    var text: Value = Array("{\"\(kind.rawValue)\":{\"id\":\"\(id.uuidString)\"".utf8)
    if kind == .profile { text += ",\"isDefault\":\(isDefault)".utf8 }
    for (name, value) in groups.sorted(by: { $0.key < $1.key }) {
      guard let members = RecordFields.members(of: value, in: name, kind) else { return nil }
      if !members.isEmpty { text += ",".utf8 + members }
    }
    text += "}}".utf8
    return try? JSONDecoder().decode(Record.self, from: Data(text))
  }

  /// What stands between the braces; nil where a member of another group is among it.
  private static func members(of value: Value, in group: String, _ kind: Record.Kind) -> ArraySlice<UInt8>? {
    var isInGroup = true
    do throws(JSONError) {
      try JSONPart.forEachMember(of: value[...]) { name, _ in
        let name = name.text
        if name == "id" || FieldGroups.isLocal(name, in: kind) || FieldGroups.group(of: name, in: kind) != group {
          isInGroup = false
        }
      }
    } catch {
      return nil
    }
    guard isInGroup, value.first == UInt8(ascii: "{"), value.last == UInt8(ascii: "}") else { return nil }
    return value.dropFirst().dropLast()
  }

  private static func forEachMember(of record: Record, _ body: (String, ArraySlice<UInt8>) -> Void) {
    guard let text = try? CanonicalEncoder().encode(record), let whole = try? JSONPart(text[...]) else {
      return
    }
    whole.member(record.kind.rawValue)?.forEachMember { name, value in body(name.text, value.bytes) }
  }

  private static func object(_ members: [(name: String, value: ArraySlice<UInt8>)]) -> Value {
    var text: Value = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += "\"\(member.name)\":".utf8
      text += member.value
    }
    text.append(UInt8(ascii: "}"))
    return text
  }
}
