internal import Calls
internal import JSON

/// Writes a request for the Responses API.
struct ResponsesRequest {
  let request: ModelRequest
  let settings: DialectSettings
  private let family: OpenAIModelFamily

  init(_ request: ModelRequest, _ settings: DialectSettings) {
    self.request = request
    self.settings = settings
    family = OpenAIModelFamily(settings.model)
  }

  var wire: WireRequest { WireRequest(path: "responses", headers: [WireRequest.json], body: body) }

  private var body: [UInt8] {
    var body = RequestBody()
    body.add("model", .string(settings.model))
    body.add("store", false)
    body.add("max_output_tokens", JSONValue(integerLiteral: settings.maxTokens))
    if reasoning != [:] { body.add("reasoning", reasoning) }
    if family.isReasoning, !settings.concessions.contains(.plainReasoning) {
      body.add("include", ["reasoning.encrypted_content"])
    }
    if let key = settings.promptCacheKey { body.add("prompt_cache_key", .string(key)) }
    if settings.streams { body.add("stream", true) }
    if let form = request.answerForm { body.add("text", ["format": format(form)]) }
    if !request.tools.isEmpty { body.add("tools", .array(tools)) }
    if !request.system.isEmpty { body.add("instructions", .string(request.system)) }
    body.add("input", .array(ResponsesInput(request).items))
    return body.bytes
  }

  private var reasoning: JSONValue {
    var reasoning: JSONValue = [:]
    if let effort = settings.reasoningEffort { reasoning["effort"] = .string(effort) }
    if family.isReasoning, settings.showsThinking(of: request) { reasoning["summary"] = "auto" }
    return reasoning
  }

  private func format(_ form: AnswerForm) -> JSONValue {
    ["type": "json_schema", "name": .string(form.name), "schema": form.schema.json(.strict), "strict": true]
  }

  /// `strict` is always written, because leaving it out means strict adherence.
  private var tools: [JSONValue] {
    let strict = settings.strictTools(of: request.tools)
    return request.tools.map { tool in
      let isStrict = strict.contains(tool.name)
      var json: JSONValue = ["type": "function", "name": .string(tool.name), "strict": .bool(isStrict)]
      json["description"] = .string(tool.description)
      json["parameters"] = tool.parameters.json(isStrict ? .strict : .plain)
      return json
    }
  }
}
