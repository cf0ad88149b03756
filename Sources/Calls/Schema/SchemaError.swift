/// Why arguments do not fit a schema: where, and what was expected, in words that a model can act on.
package struct SchemaError: Error, Hashable, Sendable {
  /// The path of the value, "items[1].quantity"; empty for the whole.
  package let path: String
  /// What was expected, "a number".
  package let expected: String
  /// The valid name nearest to the one that was written; nil where none is near.
  package let nearest: String?

  package init(path: String, expected: String, nearest: String? = nil) {
    self.path = path
    self.expected = expected
    self.nearest = nearest
  }
}
