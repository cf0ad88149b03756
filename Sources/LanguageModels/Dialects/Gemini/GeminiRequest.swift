internal import Calls
internal import JSON

/// Writes a request for generateContent.
struct GeminiRequest {
  let request: ModelRequest
  let settings: DialectSettings

  var wire: WireRequest {
    let method = settings.streams ? ":streamGenerateContent?alt=sse" : ":generateContent"
    return WireRequest(path: GeminiRequest.path(settings.model) + method, headers: [WireRequest.json], body: body)
  }

  private var body: [UInt8] {
    var body = RequestBody()
    body.add("generationConfig", configuration)
    if !request.tools.isEmpty {
      body.add("tools", [["functionDeclarations": .array(request.tools.map(declaration))]])
    }
    if !request.system.isEmpty {
      body.add("systemInstruction", ["parts": [["text": .string(request.system)]]])
    }
    body.add("contents", .array(GeminiContents(request).contents))
    return body.bytes
  }

  private var configuration: JSONValue {
    var configuration: JSONValue = ["maxOutputTokens": JSONValue(integerLiteral: settings.maxTokens)]
    if thinking != [:] { configuration["thinkingConfig"] = thinking }
    // Before the third generation, tools and an answer form cannot be combined.
    if let form = request.answerForm, request.tools.isEmpty || hasThinkingLevels {
      configuration["responseMimeType"] = "application/json"
      configuration["responseJsonSchema"] = form.schema.json(.closed)
    }
    return configuration
  }

  private var thinking: JSONValue {
    var thinking: JSONValue = [:]
    if let effort = settings.reasoningEffort, effort != "none", hasThinkingLevels {
      thinking["thinkingLevel"] = .string(effort)
    }
    if settings.showsThinking(of: request) { thinking["includeThoughts"] = true }
    return thinking
  }

  private func declaration(_ tool: ToolDefinition) -> JSONValue {
    [
      "name": .string(tool.name), "description": .string(tool.description),
      "parametersJsonSchema": tool.parameters.json(.plain),
    ]
  }

  /// Whether the model has thinking levels: the third generation and later.
  private var hasThinkingLevels: Bool {
    let name = settings.model.split(separator: "/").last ?? ""
    return !name.hasPrefix("gemini-1") && !name.hasPrefix("gemini-2")
  }

  /// A name may include its collection: "tunedModels/x". Characters with a meaning in a URL are escaped.
  private static func path(_ model: String) -> String {
    let path = model.contains("/") ? model : "models/\(model)"
    return path.utf8.map(escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "/"), UInt8(ascii: "@"):
      return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
}
