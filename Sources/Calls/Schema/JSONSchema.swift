/// The schema of a tool's arguments: the part of JSON Schema that all providers support; each provider renders it in
/// its own dialect. Leave out descriptions that repeat the name, since every word of a schema is sent with every
/// request.
package indirect enum JSONSchema: Hashable, Sendable {
  case string(String = "")
  /// One of these names.
  case choice([String], String = "")
  /// One of these names, which the schema sent to models does not list. An unknown name is answered with all of them.
  case known([String], String = "")
  case number(String = "")
  case integer(String = "")
  case boolean(String = "")
  case array(JSONSchema, String = "")
  case object([Property])

  /// A member of an object. Members that are not required may be left out or null.
  package struct Property: Hashable, Sendable {
    package let name: String
    /// The schema of its value.
    package let schema: JSONSchema
    /// False where the member may be left out or null.
    package let required: Bool

    package init(_ name: String, _ schema: JSONSchema, required: Bool = false) {
      self.name = name
      self.schema = schema
      self.required = required
    }
  }

  /// How many optional members there are at any depth.
  package var optionalCount: Int {
    switch self {
    case .string, .choice, .known, .number, .integer, .boolean: 0
    case .array(let element, _): element.optionalCount
    case .object(let properties):
      properties.reduce(0) { $0 + ($1.required ? 0 : 1) + $1.schema.optionalCount }
    }
  }
}
