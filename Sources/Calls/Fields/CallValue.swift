package import JSON

/// What a field may hold.
package protocol CallValue: Hashable, Sendable {
  /// What models are told of it.
  ///
  /// - Parameter about: what the name of the field does not say.
  static func schema(_ about: String) -> JSONSchema

  /// Reads what plainly means a value of this type; what does not is refused with its place and what was expected.
  ///
  /// - Parameter path: "items[1].quantity".
  static func read(
    _ json: JSONValue, at path: String, by vocabulary: any CallVocabulary
  ) throws(SchemaError) -> Self

  /// As it is written.
  var json: JSONValue { get }
}

extension Array: CallValue where Element: CallValue {
  /// A list; `about` is told of all of it, nothing of its elements.
  package static func schema(_ about: String) -> JSONSchema { .array(Element.schema(""), about) }

  /// One value where several were expected is a list of it.
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
