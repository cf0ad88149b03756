import Calls
import JSON
import LanguageModels
import Testing

@Suite struct `A request for generateContent` {
  private func write(
    _ request: ModelRequest, _ settings: DialectSettings = DialectSettings(model: "gemini-3-flash")
  ) -> WireRequest {
    GeminiDialect().request(for: request, settings: settings)
  }

  @Test func `holds the whole conversation`() {
    let request = Conversations.request(Conversations.firstTurn + Conversations.secondTurn)
    let wire = write(request, DialectSettings(model: "gemini-3-flash", maxTokens: 100))
    #expect(wire.path == "models/gemini-3-flash:streamGenerateContent?alt=sse")
    #expect(wire.text == golden.filter { $0 != "\n" })
  }

  private let golden = #"""
    {"generationConfig":{"maxOutputTokens":100},
    "tools":[{"functionDeclarations":[{"description":"Proposes a meal.","name":"log_meal","parametersJsonSchema":
    {"properties":{"items":{"items":{"properties":
    {"food":{"description":"Food.","type":"string"}},"required":["food"],"type":"object"},"type":"array"},
    "kcal":{"type":"number"},
    "slot":{"description":"Slot.","enum":["lunch","dinner"],"type":"string"}},"required":["items"],"type":"object"}},
    {"description":"Shows a day.","name":"show_day","parametersJsonSchema":{
    "properties":{},"type":"object"}}]}],
    "systemInstruction":{"parts":[{"text":"You are larder."}]},
    "contents":[{"parts":[{"text":"had an egg"}],"role":"user"},
    {"parts":[{"text":"Let me see."},{"functionCall":{"args":{"items":[{"food":"egg"}]},"name":"log_meal"}},
    {"functionCall":{"args":{},"name":"show_day"}}],"role":"model"},
    {"parts":[{"functionResponse":{"name":"log_meal","response":{"proposal":"P1","saved":false,"summary":"egg"}}},
    {"functionResponse":{"name":"show_day","response":{"result":[1,2]}}}],"role":"user"},
    {"parts":[{"text":"Here."}],"role":"model"},
    {"parts":[{"text":"[larder] The user confirmed P1."},{"text":"and toast"},
    {"text":"[larder] {\"now\":\"T1\",\"profile\":\"Ann\",\"today\":\"D1\"}"}],"role":"user"}]}
    """#

  @Test(arguments: [
    ("gemini-2.5-pro", "models/gemini-2.5-pro:generateContent"), ("models/x", "models/x:generateContent"),
    ("tunedModels/my tune", "tunedModels/my%20tune:generateContent"),
    ("a?key=b#c%:d\n", "models/a%3Fkey%3Db%23c%25%3Ad%0A:generateContent"),
  ])
  func `names the model in its path and nothing else`(model: String, path: String) {
    let settings = DialectSettings(model: model, streams: false)
    #expect(write(Conversations.request([.user("hi")]), settings).path == path)
  }

  @Test func `gives a result the id of its call, where the provider gave one`() {
    let content: JSONValue = [
      "role": "model",
      "parts": [
        ["functionCall": ["name": "show_day", "id": "g1"], "thoughtSignature": "s"],
        ["functionCall": ["name": "show_day"]],
      ],
    ]
    let calls = ["g1", "call_2"].map { ToolCall(id: $0, tool: "show_day", arguments: [:]) }
    let reply = ModelReply(calls: calls, verbatim: VerbatimTurn(dialect: "gemini", content: content))
    let results = calls.map { Message.toolResult(ToolResult(call: $0, outcome: .answer(["ok": true]))) }
    let contents = write(Conversations.request([.user("hi"), .assistant(reply)] + results)).json["contents"]?.array
    #expect(contents?[1] == content)
    let ids = contents?[2]["parts"]?.array?.map { $0["functionResponse"]?["id"]?.string }
    #expect(ids == ["g1", nil])
  }

  @Test func `asks for a form beside tools only where they go together`() {
    func configuration(_ model: String, tools: [ToolDefinition]) -> JSONValue? {
      let request = Conversations.request([.user("read")], form: Conversations.form, tools: tools)
      return write(request, DialectSettings(model: model, reasoningEffort: "low")).json["generationConfig"]
    }
    #expect(configuration("gemini-2.5-pro", tools: Conversations.tools) == ["maxOutputTokens": 8192])
    let old = configuration("gemini-2.5-pro", tools: [])
    #expect(old?["responseJsonSchema"] == Conversations.form.schema.json(.closed))
    #expect(old?["responseMimeType"] == "application/json")
    let new = configuration("gemini-3.1-pro", tools: Conversations.tools)
    #expect(new?["responseMimeType"] == "application/json")
    #expect(new?["thinkingConfig"] == ["thinkingLevel": "low"])
  }

  @Test func `carries pictures`() {
    let body = write(Conversations.request([.user("read")], images: [Conversations.image])).json
    let first = body["contents"]?.array?.last?["parts"]?.array?.first
    #expect(first == ["inlineData": ["mimeType": "image/png", "data": "AQID"]])
  }
}
