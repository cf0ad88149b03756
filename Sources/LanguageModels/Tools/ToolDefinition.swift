package import Calls

/// A tool as a model sees it.
package struct ToolDefinition: Hashable, Sendable {
  package let name: String
  /// The description, on one line.
  package let description: String
  /// Always describes an object.
  package let parameters: JSONSchema

  package init(name: String, description: String, parameters: JSONSchema) {
    self.name = name
    self.description = description
    self.parameters = parameters
  }
}
