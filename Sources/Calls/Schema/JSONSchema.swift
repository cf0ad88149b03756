/// The schema of a tool's arguments: the part of JSON Schema that every provider understands. Each provider renders
/// it into its own dialect. What a name says by itself needs no words: every word of a schema is sent with every request.
package indirect enum JSONSchema: Hashable, Sendable {
  case string(String = "")
  /// One of these names.
  case choice([String], String = "")
  /// One of these names, of which the request names a few: who writes another is told all of them.
  case known([String], String = "")
  case number(String = "")
  case integer(String = "")
  case boolean(String = "")
  case array(JSONSchema, String = "")
  case object([Property])

  /// A member of an object. Members that are not required may be left out or null.
  package struct Property: Hashable, Sendable {
    package let name: String
    /// What its value may be.
    package let schema: JSONSchema
    /// False where the member may be left out or null.
    package let required: Bool

    package init(_ name: String, _ schema: JSONSchema, required: Bool = false) {
      self.name = name
      self.schema = schema
      self.required = required
    }
  }

  /// How many members, at any depth, may be left out.
  package var optionalCount: Int {
    switch self {
    case .string, .choice, .known, .number, .integer, .boolean: 0
    case .array(let element, _): element.optionalCount
    case .object(let properties):
      properties.reduce(0) { $0 + ($1.required ? 0 : 1) + $1.schema.optionalCount }
    }
  }
}
