package import JSON

/// A call on its way to its tool: typed where larder made it, JSON where it came from a model or a draft.
package struct AnyCall: Sendable {
  private enum Form: Sendable {
    case typed(any Call)
    case written(tool: String, arguments: JSONValue)
  }

  private let form: Form

  /// A call that larder made.
  package init(_ call: some Call) {
    form = .typed(call)
  }

  /// A call from outside; its arguments are parsed once its tool is known.
  package init(tool: String, arguments: JSONValue) {
    form = .written(tool: tool, arguments: arguments)
  }

  /// The name of the tool.
  package var tool: String {
    switch form {
    case .typed(let call): type(of: call).name
    case .written(let tool, _): tool
    }
  }

  /// The call's arguments as JSON, without those that were left out.
  package var arguments: JSONValue {
    switch form {
    case .typed(let call): call.json
    case .written(_, let arguments): arguments
    }
  }

  /// The typed call; nil while it is still JSON.
  package var value: (any Call)? {
    if case .typed(let call) = form { call } else { nil }
  }

  /// The typed call; nil where it is of another type or still JSON.
  package func typed<Wanted: Call>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    value as? Wanted
  }

  /// The call of a proposal, parsed from JSON where the proposal was kept as a draft; nil where it is of another type.
  package func proposed<Wanted: Call>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    guard tool == Wanted.name else { return nil }
    return typed() ?? (try? Wanted.read(arguments, at: "", by: PlainVocabulary()))
  }
}

extension AnyCall: Hashable {
  /// Calls are equal where tool and arguments are, whether typed or still JSON.
  package static func == (left: AnyCall, right: AnyCall) -> Bool {
    left.tool == right.tool && left.arguments == right.arguments
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(tool)
    hasher.combine(arguments)
  }
}

/// In JSON a call is its tool's name and its arguments as text, the form of drafts since the first release.
extension AnyCall: Codable {
  private enum CodingKeys: String, CodingKey {
    case tool, arguments
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .arguments)
    self.init(
      tool: try container.decode(String.self, forKey: .tool), arguments: JSONValue(text: text) ?? .null)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tool, forKey: .tool)
    try container.encode(arguments.text, forKey: .arguments)
  }
}
