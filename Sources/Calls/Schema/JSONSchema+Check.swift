internal import FoundationEssentials
package import JSON

extension JSONSchema {
  /// The largest absolute value of a whole number in arguments: they are days, lines, servings, or milliseconds of a
  /// date.
  package static let mostWhole = 1_000_000_000_000_000

  /// Checks a value strictly: types, bounds, choices, required members and unknown ones. A null member counts as left
  /// out.
  package func check(_ value: JSONValue, path: String = "") throws(SchemaError) {
    switch (self, value) {
    case (.string, .string), (.number, .number), (.boolean, .bool): return
    case (.integer, .number(let number)):
      guard !number.description.contains(".") else { throw SchemaError(path: path, expected: "a whole number") }
      guard number.magnitude <= Decimal(JSONSchema.mostWhole) else {
        throw SchemaError(path: path, expected: "a whole number of at most \(JSONSchema.mostWhole)")
      }
    case (.choice(let names, _), .string(let name)), (.known(let names, _), .string(let name)):
      guard names.contains(name) else {
        throw SchemaError(path: path, expected: "one of \(names.joined(separator: ", "))")
      }
    case (.array(let element, _), .array(let values)):
      for (index, value) in values.enumerated() { try element.check(value, path: "\(path)[\(index)]") }
    case (.object(let properties), .object(let members)):
      try check(members, against: properties, path: path)
    case (.string, _), (.choice, _), (.known, _): throw SchemaError(path: path, expected: "a text")
    case (.number, _): throw SchemaError(path: path, expected: "a number")
    case (.integer, _): throw SchemaError(path: path, expected: "a whole number")
    case (.boolean, _): throw SchemaError(path: path, expected: "true or false")
    case (.array, _): throw SchemaError(path: path, expected: "a list")
    case (.object, _): throw SchemaError(path: path, expected: "an object")
    }
  }

  /// The value without members that the schema does not have, at any depth.
  package func known(of value: JSONValue) -> JSONValue {
    switch (self, value) {
    case (.array(let element, _), .array(let values)): return .array(values.map { element.known(of: $0) })
    case (.object(let properties), .object(let members)):
      var known: [String: JSONValue] = [:]
      for property in properties { known[property.name] = members[property.name].map { property.schema.known(of: $0) } }
      return .object(known)
    default: return value
    }
  }

  private func check(
    _ members: [String: JSONValue], against properties: [Property], path: String
  ) throws(SchemaError) {
    for name in members.keys.sorted() where !properties.contains(where: { $0.name == name }) {
      throw SchemaError(
        path: joined(path, name),
        expected: "no such member; known are \(properties.map(\.name).joined(separator: ", "))")
    }
    for property in properties {
      let value = members[property.name] ?? .null
      if value == .null {
        guard !property.required else {
          throw SchemaError(path: joined(path, property.name), expected: "a value, it is required")
        }
      } else {
        try property.schema.check(value, path: joined(path, property.name))
      }
    }
  }

  private func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}
