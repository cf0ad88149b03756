import JSON
import LanguageModels
import Testing

@Suite struct `A request for chat completions` {
  private func write(_ request: ModelRequest, _ settings: DialectSettings = DialectSettings(model: "m")) -> WireRequest
  {
    OpenAIDialect().request(for: request, settings: settings)
  }

  @Test func `holds the whole conversation`() {
    let request = Conversations.request(
      Conversations.firstTurn + Conversations.secondTurn, waiting: Conversations.waiting)
    let wire = write(request, DialectSettings(model: "gpt-4.1", maxTokens: 100))
    #expect(wire.path == "chat/completions")
    #expect(wire.headers == [WireRequest.Header(name: "content-type", value: "application/json")])
    #expect(wire.text == golden.filter { $0 != "\n" })
  }

  private let golden = #"""
    {"model":"gpt-4.1","max_tokens":100,"stream":true,"stream_options":{"include_usage":true},
    "tools":[{"function":{"description":"Proposes a meal.","name":"log_meal","parameters":
    {"additionalProperties":false,"properties":{
    "items":{"items":{"additionalProperties":false,"properties":{"food":
    {"description":"Food.","type":"string"}},"required":["food"],"type":"object"},"type":"array"},
    "kcal":{"type":["number","null"]},
    "slot":{"description":"Slot.","enum":["lunch","dinner",null],"type":["string","null"]}},
    "required":["items","slot","kcal"],"type":"object"},"strict":true},"type":"function"},
    {"function":{"description":"Shows a day.","name":"show_day","parameters":{"additionalProperties":false,
    "properties":{},"required":[],"type":"object"},"strict":true},"type":"function"}],
    "messages":[{"content":"You are larder.","role":"system"},{"content":"had an egg","role":"user"},
    {"content":"Let me see.","role":"assistant","tool_calls":[
    {"function":{"arguments":"{\"items\":[{\"food\":\"egg\"}]}","name":"log_meal"},"id":"call00001","type":"function"},
    {"function":{"arguments":"{}","name":"show_day"},"id":"call00002","type":"function"}]},
    {"content":"{\"proposal\":\"P1\",\"saved\":false,\"summary\":\"egg\"}","role":"tool","tool_call_id":"call00001"},
    {"content":"[1,2]","role":"tool","tool_call_id":"call00002"},{"content":"Here.","role":"assistant"},
    {"content":"[larder] The user confirmed P1.\n\nand toast\n\n[larder] {\"now\":\"T1\",\"profile\":\"Ann\",
    \"today\":\"D1\",\"waiting\":{\"arguments\":{},\"id\":\"P1\",\"tool\":\"log_meal\"}}","role":"user"}]}
    """#

  private static let names: [(String, String, String?)] = [
    ("gpt-4.1", "max_tokens", nil), ("gpt-4o-mini", "max_tokens", nil), ("gpt-oss-20b", "max_tokens", nil),
    ("llama3", "max_tokens", nil), ("", "max_tokens", nil), ("o", "max_tokens", nil), ("openai/", "max_tokens", nil),
    ("o3-mini", "max_completion_tokens", nil), ("gpt-5", "max_completion_tokens", nil),
    ("gpt-5-mini", "max_completion_tokens", nil), ("gpt-5.1", "max_completion_tokens", nil),
    ("gpt-5.4-mini", "max_completion_tokens", "none"), ("openai/gpt-5.6-sol", "max_completion_tokens", "none"),
    ("gpt-5.10", "max_completion_tokens", "none"), ("gpt-6", "max_completion_tokens", "none"),
    ("ft:gpt-5.4:me", "max_completion_tokens", "none"),
  ]

  @Test(arguments: names)
  func `knows a model's parameters by its name`(model: String, limit: String, effort: String?) {
    let body = write(Conversations.request([.user("hi")]), DialectSettings(model: model)).json
    #expect(body[limit] == 8192)
    #expect(body["reasoning_effort"]?.string == effort)
  }

  @Test func `asks for the effort that was set, unless tools forbid it`() {
    let settings = DialectSettings(model: "gpt-5.6", reasoningEffort: "high")
    #expect(write(Conversations.request([.user("hi")]), settings).json["reasoning_effort"] == "none")
    #expect(write(Conversations.request([.user("hi")], tools: []), settings).json["reasoning_effort"] == "high")
  }

  @Test func `leaves out what Mistral refuses`() {
    let messages = Conversations.firstTurn.dropLast() + [.user("thanks")]
    let body = write(Conversations.request(Array(messages)), DialectSettings(model: "mistral-small-latest")).json
    #expect(body["stream_options"] == nil)
    let roles = body["messages"]?.array?.compactMap { $0["role"]?.string }
    #expect(roles == ["system", "user", "assistant", "tool", "tool", "assistant", "user"])
    let local = write(Conversations.request(Array(messages)), DialectSettings(model: "mistral:7b")).json
    #expect(local["stream_options"] != nil)
  }

  @Test func `may be without streams, strict tools, tools and prompt`() {
    let settings = DialectSettings(model: "m", streams: false, promptCacheKey: "home", hasStrictTools: false)
    let body = write(Conversations.request([.user("hi")]), settings).json
    #expect(body["stream"] == nil)
    #expect(body["stream_options"] == nil)
    #expect(body["prompt_cache_key"] == "home")
    let function = body["tools"]?.array?.first?["function"]
    #expect(function?["strict"] == nil)
    #expect(function?["parameters"]?["required"] == ["items"])
    let bare = write(Conversations.request([.user("hi")], tools: [], system: "")).json
    #expect(bare["tools"] == nil)
    #expect(bare["messages"]?.array?.count == 1)
  }

  @Test func `carries pictures as data`() {
    let body = write(Conversations.request([.user("what is this?")], images: [Conversations.image])).json
    let content: JSONValue = [
      ["type": "text", "text": "what is this?"],
      ["type": "image_url", "image_url": ["url": "data:image/png;base64,AQID"]],
      ["type": "text", "text": #"[larder] {"now":"T1","profile":"Ann","today":"D1"}"#],
    ]
    #expect(body["messages"]?.array?.last?["content"] == content)
  }

  @Test func `asks for an answer in a form`() {
    let body = write(Conversations.request([.user("read")], form: Conversations.form)).json
    let form = JSONValue(
      parsing: #"""
        {"type":"json_schema","json_schema":{"name":"receipt","strict":true,"schema":{"type":"object",
        "properties":{"total":{"type":["number","null"],"description":"Sum."}},"required":["total"],
        "additionalProperties":false}}}
        """#)
    #expect(body["response_format"] == form)
  }

  @Test func `sends its own turns back word for word, and others anew`() {
    let verbatim: JSONValue = [
      "role": "assistant", "content": nil, "reasoning_content": "Hm", "tool_calls": [["id": "w"]],
    ]
    let call = ToolCall(id: "w", tool: "show_day", arguments: [:])
    func messages(_ dialect: String) -> [JSONValue] {
      let reply = ModelReply(calls: [call], verbatim: VerbatimTurn(dialect: dialect, content: verbatim))
      let request = Conversations.request([
        .user("hi"), .assistant(reply), .toolResult(ToolResult(call: call, outcome: .refused("no"))),
      ])
      return write(request).json["messages"]?.array ?? []
    }
    #expect(messages("openai")[2] == verbatim)
    #expect(messages("openai")[3]["tool_call_id"] == "w")
    #expect(messages("openai")[3]["content"] == #"{"error":"no"}"#)
    #expect(messages("gemini")[2]["reasoning_content"] == nil)
    #expect(messages("gemini")[3]["tool_call_id"] == "call00001")
  }
}
