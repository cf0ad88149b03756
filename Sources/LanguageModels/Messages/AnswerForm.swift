package import Calls

/// The form of an answer in JSON instead of words.
package struct AnswerForm: Hashable, Sendable {
  /// "receipt": letters, digits and underscores.
  package let name: String
  /// Always describes an object.
  package let schema: JSONSchema

  package init(name: String, schema: JSONSchema) {
    self.name = name
    self.schema = schema
  }
}
