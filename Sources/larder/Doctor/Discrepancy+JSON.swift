internal import FoundationEssentials
internal import JSON
internal import Nutrition
internal import Store

extension Discrepancy {
  /// `{"what", …}` for programs: the kind of difference, and the record, day or commit that it is about.
  var json: JSONValue {
    switch self {
    case .unreadable(let kind): ["what": "unreadable", "record": .string(kind.rawValue)]
    case .altered(let record, let commit): Self.about(record, "altered", commit)
    case .unrecorded(let record): Self.about(record, "unrecorded", nil)
    case .gone(let kind, let id, let commit): Self.about(kind, id, "gone", commit)
    case .invalid(let record): Self.about(record.kind, record.id, "invalid", nil)
    case .orphaned(let table): ["what": "orphaned", "table": .string(table)]
    case .day(let day, let profile):
      ["what": "day", "day": .string("\(day)"), "profile": .string(profile.uuidString)]
    case .uses: ["what": "uses"]
    case .commit(let commit): ["what": "commit", "commit": .number(.init(commit))]
    case .link(let commit): ["what": "link", "commit": .number(.init(commit))]
    case .commitDoesNotFollow(let commit): ["what": "commit does not follow", "commit": .number(.init(commit))]
    case .bookkeeping(let kept): ["what": "unreadable", "note": .string(kept.rawValue)]
    }
  }

  private static func about(_ record: Record, _ what: JSONValue, _ commit: Int?) -> JSONValue {
    about(record.kind, record.id, what, commit)
  }

  private static func about(_ kind: Record.Kind, _ id: UUID, _ what: JSONValue, _ commit: Int?) -> JSONValue {
    var members: [String: JSONValue] = [
      "what": what, "record": .string(kind.rawValue), "id": .string(id.uuidString),
    ]
    members["commit"] = commit.map { .number(.init($0)) }
    return .object(members)
  }
}
