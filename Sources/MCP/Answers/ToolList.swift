internal import Calls
internal import Conversation
internal import JSON
internal import LanguageModels
internal import Services

/// The tools that a client is offered: all but `MoreToolsCall`, with which a model in larder's own conversation asks for more
/// tools.
struct ToolList {
  private let toolbox: Toolbox

  init(_ toolbox: Toolbox) {
    self.toolbox = toolbox
  }

  func offers(_ name: String) -> Bool { toolbox.offers(name) && name != MoreToolsCall.name }

  var json: JSONValue {
    .array(toolbox.definitions.filter { offers($0.name) }.map(json))
  }

  private func json(_ tool: ToolDefinition) -> JSONValue {
    let proposes = toolbox.proposes(tool.name)
    return [
      "name": .string(tool.name), "title": .string(title(tool.name)), "description": .string(tool.description),
      "inputSchema": tool.parameters.json(.closed),
      // A proposing tool saves nothing, but is not marked read-only because the person's yes to it will save.
      "annotations": [
        "readOnlyHint": .bool(!proposes), "destructiveHint": false, "idempotentHint": .bool(!proposes),
      ],
    ]
  }

  private func title(_ name: String) -> String {
    let words = name.split(separator: "_").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
