internal import Calls

/// Which tools ask for strict adherence. Providers compile all strict tools of a request into one grammar: Anthropic takes
/// 20 tools and 24 members that may be left out, and has refused seven small tools. With OpenAI each such member makes
/// every request and every answer longer. So the first tools, which are called most, are strict as far as the bounds go;
/// the arguments of all are checked when they arrive.
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
