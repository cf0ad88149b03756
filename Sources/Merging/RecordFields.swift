package import FoundationEssentials
internal import JSON
package import Nutrition

/// A record as its groups of fields, each the JSON object of its members with sorted keys, so that equal values are
/// equal bytes.
package struct RecordFields: Hashable, Sendable {
  /// The canonical JSON of a group's members.
  package typealias Value = [UInt8]

  /// The value of each group, by the group's name; a group that is missing was not set.
  package var groups: [String: Value]

  package init(groups: [String: Value]) { self.groups = groups }

  /// All groups of a record, without its id and without what each device sets for itself.
  package init(of record: Record) {
    var members: [String: [(name: String, value: ArraySlice<UInt8>)]] = [:]
    let kind = record.kind
    RecordFields.forEachMember(of: record) { name, value in
      guard name != "id", !FieldGroups.isLocal(name, in: kind) else { return }
      members[FieldGroups.group(of: name, in: kind), default: []].append((name, value))
    }
    groups = members.mapValues(RecordFields.object)
  }

  /// The groups of `new` that differ from `old`. A group whose members are all gone becomes an empty object.
  package init(from old: Record, to new: Record) {
    let before = RecordFields(of: old).groups
    let after = RecordFields(of: new).groups
    groups = after.filter { before[$0.key] != $0.value }
    for name in before.keys where after[name] == nil { groups[name] = RecordFields.nothing }
  }

  /// The value of a group whose members are all unknown.
  package static let nothing: Value = Array("{}".utf8)

  /// The record that these fields form; nil where they form none.
  ///
  /// - Parameter isDefault: whether a profile is the default one on this device.
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

  /// The text between the braces; nil where it contains a member of another group.
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
