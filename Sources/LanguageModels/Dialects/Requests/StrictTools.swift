internal import Calls

/// Chooses the tools that ask for strict adherence to their schemas. Providers compile all strict tools of a request
/// into one grammar. Anthropic allows 20 tools and 24 optional members, and has refused seven small tools. With OpenAI
/// each optional member makes every request and every answer longer. So the first tools, which are called most, are
/// strict as far as the limits allow; the arguments of all tools are checked when they arrive.
struct StrictTools {
  private static let mostTools = 4
  private static let mostOptional = 12

  private(set) var names: Set<String> = []

  init(_ tools: [ToolDefinition]) {
    var room = StrictTools.mostOptional
    for tool in tools where names.count < StrictTools.mostTools && tool.parameters.optionalCount <= room {
      names.insert(tool.name)
      room -= tool.parameters.optionalCount
    }
  }
}
