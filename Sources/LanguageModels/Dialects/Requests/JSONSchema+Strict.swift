extension JSONSchema {
  /// JSON Schema for those who want every member of an object required: one that may be left out may be null instead.
  var strict: JSONValue { strict(orNull: false) }

  private func strict(orNull: Bool) -> JSONValue {
    func typed(_ type: String, _ about: String) -> JSONValue {
      ["type": orNull ? [.string(type), "null"] : .string(type), "description": .string(about)]
    }
    switch self {
    case .string(let about): return typed("string", about)
    case .number(let about): return typed("number", about)
    case .integer(let about): return typed("integer", about)
    case .boolean(let about): return typed("boolean", about)
    case .choice(let names, let about):
      var schema = typed("string", about)
      schema["enum"] = .array(names.map { .string($0) } + (orNull ? [.null] : []))
      return schema
    case .array(let element, let about):
      var schema = typed("array", about)
      schema["items"] = element.strict
      return schema
    case .object(let properties, let about):
      let members = properties.map { ($0.name, $0.schema.strict(orNull: !$0.required)) }
      var schema = typed("object", about)
      schema["properties"] = .object(Dictionary(members) { first, _ in first })
      schema["required"] = .array(properties.map { .string($0.name) })
      schema["additionalProperties"] = false
      return schema
    }
  }

  /// How many members, at any depth, may be left out.
  var optionalCount: Int {
    switch self {
    case .string, .choice, .number, .integer, .boolean: 0
    case .array(let element, _): element.optionalCount
    case .object(let properties, _):
      properties.reduce(0) { $0 + ($1.required ? 0 : 1) + $1.schema.optionalCount }
    }
  }
}
