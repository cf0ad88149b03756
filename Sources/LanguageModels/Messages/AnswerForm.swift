package import Calls

/// An answer in JSON instead of words.
package struct AnswerForm: Hashable, Sendable {
  /// "receipt": letters, digits and underscores.
  package let name: String
  /// Always an object.
  package let schema: JSONSchema

  package init(name: String, schema: JSONSchema) {
    self.name = name
    self.schema = schema
  }
}
