import JSON
import LanguageModels

extension Peer {
  /// A request as the peer has understood it.
  struct Request {
    let status: JSONValue?
    let isStreamed: Bool
    /// The ids of the calls that it repeats; their names where the dialect has no ids.
    let calls: [String]
    /// The ids of the calls that it brings results of.
    let results: [String]
    let offersTools: Bool

    init(record: JSONValue, dialect: Dialect) {
      let body = record["body"] ?? .null
      status = record["status"]
      isStreamed = record["stream"] == true
      offersTools = body["tools"]?.array?.isEmpty == false
      switch dialect {
      case .openai:
        calls = body.values(of: "tool_calls").flatMap { $0.values(of: "id") }.compactMap(\.string)
        results = body.values(of: "tool_call_id").compactMap(\.string)
      case .anthropic:
        calls = body.objects { $0["type"] == "tool_use" }.compactMap { $0["id"]?.string }
        results = body.values(of: "tool_use_id").compactMap(\.string)
      case .gemini:
        calls = body.values(of: "functionCall").compactMap { $0["name"]?.string }
        results = body.values(of: "functionResponse").compactMap { $0["name"]?.string }
      }
    }
  }
}

extension JSONValue {
  /// The values of a member wherever it stands, in order.
  fileprivate func values(of key: String) -> [JSONValue] {
    objects { $0[key] != nil }.compactMap { $0[key] }
  }

  /// The objects in this value, itself among them, that are asked for.
  fileprivate func objects(where isWanted: (JSONValue) -> Bool) -> [JSONValue] {
    switch self {
    case .array(let elements): elements.flatMap { $0.objects(where: isWanted) }
    case .object(let members):
      (isWanted(self) ? [self] : []) + members.keys.sorted().flatMap { members[$0]?.objects(where: isWanted) ?? [] }
    default: []
    }
  }
}
