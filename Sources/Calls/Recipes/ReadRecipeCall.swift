/// Reads a recipe from a web page, a file or text.
package struct ReadRecipeCall: Call {
  package static let name = "read_recipe"

  /// An address, as the person typed it.
  package var address: String?
  /// A file, as the person named it.
  package var file: String?
  /// The text, line by line.
  package var lines: [String]?
  /// The name that it gets, or which of several recipes is meant.
  package var name: String?

  package init() {}

  package static let fields: [CallField<ReadRecipeCall>] =
    [
      .optional("address", \.address, "As the user typed it."),
      .optional("file", \.file, "As the user named it."),
      .optional("lines", \.lines, "The text, line by line."),
      .optional("name", \.name),
    ]
}
