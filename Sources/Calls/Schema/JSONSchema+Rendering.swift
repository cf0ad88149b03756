package import JSON

extension JSONSchema {
  /// How a provider wants objects to be described.
  package enum Rendering: Sendable {
    /// Standard JSON Schema, for providers that treat it as a hint.
    case plain
    /// Objects may have no further members.
    case closed
    /// No further members, and all are required: an optional member may be null instead of left out.
    case strict
  }

  /// The schema as JSON Schema.
  package func json(_ rendering: Rendering) -> JSONValue { json(rendering, orNull: false) }

  private func json(_ rendering: Rendering, orNull: Bool) -> JSONValue {
    func typed(_ type: String, _ about: String = "") -> JSONValue {
      var schema: JSONValue = ["type": orNull ? [.string(type), "null"] : .string(type)]
      if !about.isEmpty { schema["description"] = .string(about) }
      return schema
    }
    switch self {
    case .string(let about), .known(_, let about): return typed("string", about)
    case .number(let about): return typed("number", about)
    case .integer(let about): return typed("integer", about)
    case .boolean(let about): return typed("boolean", about)
    case .choice(let names, let about):
      var schema = typed("string", about)
      schema["enum"] = .array(names.map { .string($0) } + (orNull ? [.null] : []))
      return schema
    case .array(let element, let about):
      var schema = typed("array", about)
      schema["items"] = element.json(rendering)
      return schema
    case .object(let properties):
      return JSONSchema.object(typed("object"), with: properties, rendering)
    }
  }

  private static func object(_ schema: JSONValue, with properties: [Property], _ rendering: Rendering) -> JSONValue {
    let isStrict = rendering == .strict
    let members = properties.map { ($0.name, $0.schema.json(rendering, orNull: isStrict && !$0.required)) }
    let required = properties.filter { isStrict || $0.required }.map { JSONValue.string($0.name) }
    var schema = schema
    schema["properties"] = .object(Dictionary(members) { first, _ in first })
    if isStrict || !required.isEmpty { schema["required"] = .array(required) }
    if rendering != .plain { schema["additionalProperties"] = false }
    return schema
  }
}
