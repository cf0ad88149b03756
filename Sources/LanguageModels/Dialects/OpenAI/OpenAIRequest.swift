internal import Calls
internal import JSON

/// Writes a request for chat completions.
struct OpenAIRequest {
  let request: ModelRequest
  let settings: DialectSettings
  private let family: OpenAIModelFamily

  init(_ request: ModelRequest, _ settings: DialectSettings) {
    self.request = request
    self.settings = settings
    family = OpenAIModelFamily(settings.model)
  }

  var wire: WireRequest {
    WireRequest(path: "chat/completions", headers: [WireRequest.json], body: body)
  }

  private var body: [UInt8] {
    var body = RequestBody()
    body.add("model", .string(settings.model))
    body.add(limitName, JSONValue(integerLiteral: settings.maxTokens))
    if let effort { body.add("reasoning_effort", .string(effort)) }
    if let key = settings.promptCacheKey { body.add("prompt_cache_key", .string(key)) }
    if settings.streams {
      body.add("stream", true)
      if !family.isStrictServer { body.add("stream_options", ["include_usage": true]) }
    }
    if let answer = request.answerForm { body.add("response_format", form(answer)) }
    if !request.tools.isEmpty { body.add("tools", .array(tools)) }
    body.add("messages", .array(OpenAIMessages(request, family: family).messages))
    return body.bytes
  }

  private var limitName: String {
    family.isReasoning || settings.concessions.contains(.completionLimit) ? "max_completion_tokens" : "max_tokens"
  }

  private var effort: String? {
    let isForbidden = family.needsNoEffortForTools || settings.concessions.contains(.noEffort)
    return isForbidden && !request.tools.isEmpty ? "none" : settings.reasoningEffort
  }

  private func form(_ form: AnswerForm) -> JSONValue {
    [
      "type": "json_schema",
      "json_schema": ["name": .string(form.name), "schema": form.schema.json(.strict), "strict": true],
    ]
  }

  private var tools: [JSONValue] {
    let strict = settings.strictTools(of: request.tools)
    return request.tools.map { tool in
      let isStrict = strict.contains(tool.name)
      var function: JSONValue = ["name": .string(tool.name), "description": .string(tool.description)]
      function["parameters"] = tool.parameters.json(isStrict ? .strict : .plain)
      if isStrict { function["strict"] = true }
      return ["type": "function", "function": function]
    }
  }
}
