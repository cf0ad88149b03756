/// Writes a request for Messages.
struct AnthropicRequest {
  /// The only version there is.
  private static let version = WireRequest.Header(name: "anthropic-version", value: "2023-06-01")

  let request: ModelRequest
  let settings: DialectSettings

  var wire: WireRequest {
    WireRequest(path: "v1/messages", headers: [WireRequest.json, AnthropicRequest.version], body: body)
  }

  private var body: [UInt8] {
    var body = RequestBody()
    body.add("model", .string(settings.model))
    body.add("max_tokens", JSONValue(integerLiteral: settings.maxTokens))
    if settings.streams { body.add("stream", true) }
    body.add("output_config", outputConfiguration)
    body.add("tools", request.tools.isEmpty ? nil : .array(tools))
    body.add("system", request.system.isEmpty ? nil : [AnthropicRequest.marked(AnthropicMessages.text(request.system))])
    body.add("messages", .array(AnthropicMessages(request).messages))
    return body.bytes
  }

  private var outputConfiguration: JSONValue? {
    var configuration: JSONValue = [:]
    if let effort = settings.reasoningEffort, effort != "none" { configuration["effort"] = .string(effort) }
    if let form = request.answerForm {
      configuration["format"] = ["type": "json_schema", "schema": form.schema.standard]
    }
    return configuration == [:] ? nil : configuration
  }

  private var tools: [JSONValue] {
    let strict = settings.hasStrictTools ? StrictTools(request.tools, model: settings.model).names : []
    var tools = request.tools.map { tool -> JSONValue in
      var json: JSONValue = ["name": .string(tool.name), "description": .string(tool.description)]
      json["input_schema"] = tool.parameters.standard
      if strict.contains(tool.name) { json["strict"] = true }
      return json
    }
    // The mark on the system prompt covers the tools; without one they carry it.
    if request.system.isEmpty, let last = tools.popLast() { tools.append(AnthropicRequest.marked(last)) }
    return tools
  }

  /// The end of a beginning that is worth keeping in the provider's cache.
  static func marked(_ block: JSONValue) -> JSONValue {
    var block = block
    block["cache_control"] = ["type": "ephemeral"]
    return block
  }
}

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
