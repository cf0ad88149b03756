import JSON
import LanguageModels
import Testing

@Suite struct `A request for Responses` {
  private func write(_ request: ModelRequest, _ settings: DialectSettings = DialectSettings(model: "m")) -> WireRequest
  {
    ResponsesDialect().request(for: request, settings: settings)
  }

  @Test func `holds the whole conversation and has nothing kept`() {
    let request = Conversations.request(
      Conversations.firstTurn + Conversations.secondTurn, waiting: Conversations.waiting)
    let wire = write(request, DialectSettings(model: "gpt-5.4-mini", maxTokens: 100, promptCacheKey: "larder"))
    #expect(wire.path == "responses")
    #expect(wire.text == golden.filter { $0 != "\n" })
  }

  private let golden = #"""
    {"model":"gpt-5.4-mini","store":false,"max_output_tokens":100,"include":["reasoning.encrypted_content"],
    "prompt_cache_key":"larder","stream":true,
    "tools":[{"description":"Proposes a meal.","name":"log_meal","parameters":
    {"additionalProperties":false,"properties":{
    "items":{"items":{"additionalProperties":false,"properties":{"food":
    {"description":"Food.","type":"string"}},"required":["food"],"type":"object"},"type":"array"},
    "kcal":{"type":["number","null"]},
    "slot":{"description":"Slot.","enum":["lunch","dinner",null],"type":["string","null"]}},
    "required":["items","slot","kcal"],"type":"object"},"strict":true,"type":"function"},
    {"description":"Shows a day.","name":"show_day","parameters":{"additionalProperties":false,
    "properties":{},"required":[],"type":"object"},"strict":true,"type":"function"}],
    "instructions":"You are larder.","input":[
    {"content":[{"text":"had an egg","type":"input_text"}],"role":"user"},
    {"content":"Let me see.","role":"assistant"},
    {"arguments":"{\"items\":[{\"food\":\"egg\"}]}","call_id":"call00001","name":"log_meal","type":"function_call"},
    {"arguments":"{}","call_id":"call00002","name":"show_day","type":"function_call"},
    {"call_id":"call00001","output":"{\"proposal\":\"P1\",\"saved\":false,\"summary\":\"egg\"}",
    "type":"function_call_output"},
    {"call_id":"call00002","output":"[1,2]","type":"function_call_output"},
    {"content":"Here.","role":"assistant"},
    {"content":[{"text":"[larder] The user confirmed P1.","type":"input_text"},{"text":"and toast","type":"input_text"},
    {"text":"[larder] {\"now\":\"T1\",\"profile\":\"Ann\",
    \"today\":\"D1\",\"waiting\":{\"arguments\":{},\"id\":\"P1\",\"tool\":\"log_meal\"}}","type":"input_text"}],
    "role":"user"}]}
    """#

  @Test(arguments: [("gpt-4.1", false), ("o3-mini", true), ("gpt-5.6-sol", true), ("my-deployment", false)])
  func `has its thinking carried along where the model thinks`(model: String, thinks: Bool) {
    let body = write(Conversations.request([.user("hi")]), DialectSettings(model: model, reasoningEffort: "low")).json
    #expect((body["include"] != nil) == thinks)
    #expect(body["reasoning"] == ["effort": "low"])
  }

  @Test func `says that tools are not strict, and takes pictures and forms`() {
    let settings = DialectSettings(model: "m", streams: false, hasStrictTools: false)
    let body = write(
      Conversations.request([.user("read")], images: [Conversations.image], form: Conversations.form), settings
    ).json
    #expect(body["stream"] == nil && body["tools"]?.array?.first?["strict"] == false)
    #expect(body["text"]?["format"]?["name"] == "receipt" && body["text"]?["format"]?["strict"] == true)
    let content = body["input"]?.array?.first?["content"]?.array
    #expect(content?[1]["image_url"] == "data:image/png;base64,AQID" && content?[1]["type"] == "input_image")
  }

  @Test func `sends its own turns back word for word`() {
    let verbatim: JSONValue = [
      ["type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "gAAA"],
      ["type": "function_call", "id": "fc_1", "call_id": "w", "name": "show_day", "arguments": "{}"],
    ]
    let call = ToolCall(id: "w", tool: "show_day", arguments: [:])
    let reply = ModelReply(calls: [call], verbatim: VerbatimTurn(dialect: "responses", content: verbatim))
    let request = Conversations.request([
      .user("hi"), .assistant(reply), .toolResult(ToolResult(call: call, outcome: .refused("no"))),
    ])
    let input = write(request).json["input"]?.array ?? []
    #expect(Array(input.dropFirst().prefix(2)) == verbatim.array)
    #expect(input.last?["call_id"] == "w" && input.last?["output"] == #"{"error":"no"}"#)
    let chat = OpenAIDialect().request(for: request, settings: DialectSettings(model: "m")).json
    #expect(chat["messages"]?.array?[3]["tool_call_id"] == "call00001")
  }
}
