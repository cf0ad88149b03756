package import JSON

/// A type that a field may have.
package protocol CallValue: Hashable, Sendable {
  /// The schema that models see.
  ///
  /// - Parameter about: what the name of the field does not say.
  static func schema(_ about: String) -> JSONSchema

  /// Decodes a value leniently: whatever plainly means a value of this type is accepted. Anything else is an error with
  /// its path and what was expected.
  ///
  /// - Parameter path: where the value is: "items[1].quantity".
  static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Self

  /// The value as JSON.
  var json: JSONValue { get }
}

extension Array: CallValue where Element: CallValue {
  /// A list; `about` describes the list as a whole, not its elements.
  package static func schema(_ about: String) -> JSONSchema { .array(Element.schema(""), about) }

  /// Accepts a list, and a single value as a list of one.
  package static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> [Element] {
    switch json {
    case .array(let values):
      var elements: [Element] = []
      elements.reserveCapacity(values.count)
      for (index, value) in values.enumerated() {
        elements.append(try Element.read(value, at: "\(path)[\(index)]", by: vocabulary))
      }
      return elements
    case .null: throw SchemaError(path: path, expected: "a list")
    default:
      guard let element = try? Element.read(json, at: path, by: vocabulary) else {
        throw SchemaError(path: path, expected: "a list")
      }
      return [element]
    }
  }

  /// The elements in their order.
  package var json: JSONValue { .array(map(\.json)) }
}
