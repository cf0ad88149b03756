internal import Calls
internal import Conversation
internal import JSON
internal import LanguageModels
internal import Services

/// The tools as a client is told of them: all but the one by which a conversation of larder's own gets more of them.
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
      // A proposal saves nothing by itself: all of them only read, until the person says yes.
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
