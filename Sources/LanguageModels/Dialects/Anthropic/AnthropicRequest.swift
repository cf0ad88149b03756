internal import Calls
internal import JSON

/// Writes a request for the Messages API.
struct AnthropicRequest {
  let request: ModelRequest
  let settings: DialectSettings

  var wire: WireRequest {
    WireRequest(path: "v1/messages", headers: [WireRequest.json] + AnthropicDialect().fixedHeaders, body: body)
  }

  private var body: [UInt8] {
    var body = RequestBody()
    body.add("model", .string(settings.model))
    body.add("max_tokens", JSONValue(integerLiteral: settings.maxTokens))
    if settings.streams { body.add("stream", true) }
    if AnthropicModelFamily(model: settings.model).mayThink, settings.showsThinking(of: request) {
      body.add("thinking", ["type": "adaptive", "display": "summarized"])
    }
    if outputConfiguration != [:] { body.add("output_config", outputConfiguration) }
    if !request.tools.isEmpty { body.add("tools", .array(tools)) }
    if !request.system.isEmpty {
      body.add("system", [AnthropicRequest.marked(AnthropicMessages.text(request.system))])
    }
    body.add("messages", .array(AnthropicMessages(request).messages))
    return body.bytes
  }

  private var outputConfiguration: JSONValue {
    var configuration: JSONValue = [:]
    if let effort = settings.reasoningEffort, effort != "none" { configuration["effort"] = .string(effort) }
    if let form = request.answerForm {
      configuration["format"] = ["type": "json_schema", "schema": form.schema.json(.closed)]
    }
    return configuration
  }

  private var tools: [JSONValue] {
    let family = AnthropicModelFamily(model: settings.model)
    let strict = family.knowsStrictTools ? settings.strictTools(of: request.tools) : []
    var tools = request.tools.map { tool -> JSONValue in
      var json: JSONValue = ["name": .string(tool.name), "description": .string(tool.description)]
      let isStrict = strict.contains(tool.name)
      json["input_schema"] = tool.parameters.json(isStrict ? .closed : .plain)
      if isStrict { json["strict"] = true }
      return json
    }
    // The cache mark on the system prompt covers the tools; where there is no system prompt, the last tool gets it.
    if request.system.isEmpty, let last = tools.popLast() { tools.append(AnthropicRequest.marked(last)) }
    return tools
  }

  /// Marks the end of a prefix that the provider should keep in its cache.
  static func marked(_ block: JSONValue) -> JSONValue {
    var block = block
    block["cache_control"] = ["type": "ephemeral"]
    return block
  }
}
