internal import Calls
internal import LanguageModels

/// The table of tools in the reference manual.
package enum ToolDocumentation {
  /// A Markdown table with name, description and arguments.
  package static func table(of toolbox: Toolbox) -> String {
    let rows = toolbox.definitions.map { definition in
      "| `\(definition.name)` | \(definition.description) | \(members(of: definition.parameters)) |"
    }
    return "| tool | what it does | arguments |\n| --- | --- | --- |\n" + rows.map { $0 + "\n" }.joined()
  }

  private static func members(of schema: JSONSchema) -> String {
    guard case .object(let properties) = schema else { return "" }
    return properties.map { $0.required ? "`\($0.name)`" : "`\($0.name)`?" }.joined(separator: " ")
  }
}
