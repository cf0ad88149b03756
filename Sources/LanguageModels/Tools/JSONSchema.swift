/// The schema of a tool's arguments: the part of JSON Schema that every provider understands. Each provider renders
/// it into its own dialect.
package indirect enum JSONSchema: Hashable, Sendable {
  case string(String)
  case choice([String], String)
  case number(String)
  case integer(String)
  case boolean(String)
  case array(JSONSchema, String)
  case object([Property], String)

  /// A member of an object. Members that are not required may be left out or null.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let schema: JSONSchema
    package let required: Bool

    package init(_ name: String, _ schema: JSONSchema, required: Bool = false) {
      self.name = name
      self.schema = schema
      self.required = required
    }
  }

  /// Standard JSON Schema, objects closed to further members.
  package var standard: JSONValue {
    switch self {
    case .string(let about): ["type": "string", "description": .string(about)]
    case .choice(let names, let about):
      ["type": "string", "enum": .array(names.map { .string($0) }), "description": .string(about)]
    case .number(let about): ["type": "number", "description": .string(about)]
    case .integer(let about): ["type": "integer", "description": .string(about)]
    case .boolean(let about): ["type": "boolean", "description": .string(about)]
    case .array(let element, let about):
      ["type": "array", "items": element.standard, "description": .string(about)]
    case .object(let properties, let about):
      [
        "type": "object", "description": .string(about), "additionalProperties": false,
        "properties": .object(Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0.schema.standard) })),
        "required": .array(properties.filter(\.required).map { .string($0.name) }),
      ]
    }
  }
}
