import Calls
import JSON
import LanguageModels
import Testing

@Suite struct `A request for Messages` {
  private func write(
    _ request: ModelRequest, _ settings: DialectSettings = DialectSettings(model: "claude-opus-5")
  ) -> WireRequest {
    AnthropicDialect().request(for: request, settings: settings)
  }

  @Test func `holds the whole conversation`() {
    let request = Conversations.request(Conversations.firstTurn + Conversations.secondTurn)
    let wire = write(request, DialectSettings(model: "claude-opus-5", maxTokens: 100))
    #expect(wire.path == "v1/messages")
    #expect(wire.headers.contains(WireRequest.Header(name: "anthropic-version", value: "2023-06-01")))
    #expect(wire.text == golden.filter { $0 != "\n" })
  }

  private let golden = #"""
    {"model":"claude-opus-5","max_tokens":100,"stream":true,
    "tools":[{"description":"Proposes a meal.","input_schema":{"additionalProperties":false,
    "properties":{"items":{"items":{"additionalProperties":false,"properties":
    {"food":{"description":"Food.","type":"string"}},"required":["food"],"type":"object"},"type":"array"},
    "kcal":{"type":"number"},
    "slot":{"description":"Slot.","enum":["lunch","dinner"],"type":"string"}},"required":["items"],"type":"object"},
    "name":"log_meal","strict":true},
    {"description":"Shows a day.","input_schema":{"additionalProperties":false,
    "properties":{},"type":"object"},"name":"show_day","strict":true}],
    "system":[{"cache_control":{"type":"ephemeral"},"text":"You are larder.","type":"text"}],
    "messages":[{"content":[{"text":"had an egg","type":"text"}],"role":"user"},
    {"content":[{"text":"Let me see.","type":"text"},
    {"id":"call00001","input":{"items":[{"food":"egg"}]},"name":"log_meal","type":"tool_use"},
    {"id":"call00002","input":{},"name":"show_day","type":"tool_use"}],"role":"assistant"},
    {"content":[{"content":"{\"proposal\":\"P1\",\"saved\":false,\"summary\":\"egg\"}","tool_use_id":"call00001","type":"tool_result"},
    {"content":"[1,2]","tool_use_id":"call00002","type":"tool_result"}],"role":"user"},
    {"content":[{"text":"Here.","type":"text"}],"role":"assistant"},
    {"content":[{"text":"[larder] The user confirmed P1.","type":"text"},
    {"cache_control":{"type":"ephemeral"},"text":"and toast","type":"text"},
    {"text":"[larder] {\"now\":\"T1\",\"profile\":\"Ann\",\"today\":\"D1\"}","type":"text"}],"role":"user"}]}
    """#

  @Test func `puts results first, in the message of the user that follows their calls`() {
    let messages = Array(Conversations.firstTurn.dropLast()) + Conversations.secondTurn
    let last = write(Conversations.request(messages)).json["messages"]?.array?.last?["content"]?.array
    #expect(last?.compactMap { $0["type"]?.string } == ["tool_result", "tool_result", "text", "text", "text"])
  }

  @Test func `marks the end of the conversation while tools run`() {
    let messages = Array(Conversations.firstTurn.dropLast())
    let last = write(Conversations.request(messages)).json["messages"]?.array?.last?["content"]?.array
    #expect(last?.map { $0["cache_control"] != nil } == [false, true])
  }

  @Test func `marks the tools where there is no prompt`() {
    let body = write(Conversations.request([.user("hi")], system: "")).json
    #expect(body["system"] == nil)
    #expect(body["tools"]?.array?.map { $0["cache_control"] != nil } == [false, true])
  }

  @Test func `says that a refused call failed`() {
    let call = Conversations.egg
    let request = Conversations.request([
      .user("hi"), .assistant(ModelReply(calls: [call, Conversations.day])),
      .toolResult(ToolResult(call: call, outcome: .refused("no"))),
    ])
    let results = write(request).json["messages"]?.array?.last?["content"]?.array ?? []
    #expect(results.map { $0["is_error"] } == [true, true])
    #expect(results.map { $0["content"] } == [#"{"error":"no"}"#, #"{"error":"cancelled"}"#])
  }

  @Test func `wraps arguments that are no object`() {
    let call = ToolCall(id: "x", tool: "log_meal", arguments: "{bad")
    let request = Conversations.request([.user("hi"), .assistant(ModelReply(calls: [call]))])
    let block = write(request).json["messages"]?.array?[1]["content"]?.array?.first
    #expect(block?["input"] == ["unreadable": "{bad"])
  }

  @Test func `carries pictures and asks for a form`() {
    let settings = DialectSettings(model: "claude-opus-5", reasoningEffort: "low")
    let request = Conversations.request([.user("read")], images: [Conversations.image], form: Conversations.form)
    let body = write(request, settings).json
    let source: JSONValue = ["type": "base64", "media_type": "image/png", "data": "AQID"]
    #expect(body["messages"]?.array?.last?["content"]?.array?.first == ["type": "image", "source": source])
    #expect(body["output_config"]?["effort"] == "low")
    #expect(body["output_config"]?["format"]?["schema"] == Conversations.form.schema.json(.closed))
  }

  private func tool(_ name: String, optional: Int) -> ToolDefinition {
    let members = (0..<optional).map { JSONSchema.Property("m\($0)", .string("One.")) }
    return ToolDefinition(name: name, description: "", parameters: .object(members))
  }

  @Test func `asks for strict tools within the provider's bounds`() {
    func strict(_ tools: [ToolDefinition], _ model: String = "claude-sonnet-4-5") -> [String] {
      let body = write(Conversations.request([.user("hi")], tools: tools), DialectSettings(model: model)).json
      return (body["tools"]?.array ?? []).filter { $0["strict"] == true }.compactMap { $0["name"]?.string }
    }
    #expect(strict([tool("a", optional: 8), tool("b", optional: 5), tool("c", optional: 4)]) == ["a", "c"])
    #expect(strict((1...25).map { tool("t\($0)", optional: 0) }).count == 4)
    #expect(strict([tool("a", optional: 0)], "claude-3-7-sonnet-20250219").isEmpty)
    #expect(strict([tool("a", optional: 0)], "claude-sonnet-4-20250514").isEmpty)
  }
}
