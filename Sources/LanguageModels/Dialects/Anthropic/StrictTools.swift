/// Which tools may ask for strict adherence: the provider bounds how many tools and how many members that may be left
/// out it compiles in one request.
struct StrictTools {
  private static let mostTools = 20
  private static let mostOptional = 24
  /// Models from before strict tools.
  private static let older = [
    "claude-2", "claude-3", "claude-instant", "claude-sonnet-4-0", "claude-sonnet-4-2", "claude-opus-4-0",
    "claude-opus-4-2",
  ]

  private(set) var names: Set<String> = []

  init(_ tools: [ToolDefinition], model: String) {
    guard !StrictTools.older.contains(where: { model.hasPrefix($0) }) else { return }
    var room = StrictTools.mostOptional
    for tool in tools where names.count < StrictTools.mostTools && tool.parameters.optionalCount <= room {
      names.insert(tool.name)
      room -= tool.parameters.optionalCount
    }
  }
}
