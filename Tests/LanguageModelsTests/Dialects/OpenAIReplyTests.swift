import JSON
import LanguageModels
import Testing

@Suite struct `An answer of chat completions` {
  private func read(_ body: String) -> Reading { Reading(body, by: OpenAIDialect()) }

  @Test func `is text that grows`() {
    let reading = read(
      deltas(#"{"role":"assistant","content":""}"#, #"{"content":"Good "}"#, #"{"content":"day"}"#, finish: "stop"))
    #expect(reading.reply.text == "Good day")
    #expect(reading.shown == "Good day")
    #expect(reading.reply.stop == .finished)
    #expect(reading.error == nil)
  }

  @Test func `is a whole message where nothing was streamed`() {
    let body = #"""
      {"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"Good day","refusal":null},
      "finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":2}}
      """#
    let reply = read(body).reply
    #expect(reply.text == "Good day")
    #expect(reply.usage == Usage(input: 9, output: 2))
    #expect(reply.model == "m")
  }

  @Test func `runs its calls whatever the last word is`() {
    let delta = #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"{}"}}]}"#
    for word in ["stop", "tool_calls", "eos", ""] {
      let reply = read(deltas(delta, finish: word)).reply
      #expect(reply.stop == .toolCalls)
      #expect(reply.modelReply.calls == [ToolCall(id: "a", tool: "f", arguments: [:])])
    }
  }

  @Test func `loses its last call where it was cut by length`() {
    let body = deltas(
      #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"{}"}}]}"#,
      #"{"tool_calls":[{"index":1,"id":"b","function":{"name":"f","arguments":"{}"}}]}"#, finish: "length")
    let reply = read(body).reply
    #expect(reply.calls.count == 2)
    #expect(reply.modelReply.calls.map(\.id) == ["a"])
    #expect(reply.modelReply.stop == .length)
    #expect(reply.verbatim?.content["tool_calls"]?.array?.count == 1)
  }

  @Test(arguments: [
    (#"data: {"choices":[{"delta":{"content":"a"},"finish_reason":"stop"}]}"#, "ok"),
    (#"data: {"choices":[{"delta":{"content":"a"}}]}"# + "\n\ndata: [DONE]", "ok"),
    (#"data: {"choices":[{"delta":{"content":"a"}}]}"# + "\n\n", "unterminated"),
    (#"data: {"choices":[{"delta":{"content":"a"}}]}"# + "\n\ndata: {\"choi", "unterminated"),
    (": waiting\n\n", "unterminated"), ("", "unterminated"), (#"{"choices":[{"mess"#, "malformed"),
    (#"{"hello":"world"}"#, "malformed"), ("<html><body>Welcome</body></html>", "malformed"),
    ("data: {\"choices\":[}\n\ndata: [DONE]\n\n", "malformed"),
  ])
  func `has an end or is none`(body: String, outcome: String) {
    #expect(read(body).outcome == outcome)
  }

  @Test func `never runs what was cut`() {
    let reading = read(
      events(
        #"{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"{}"}}]}}]}"#))
    #expect(reading.error == .unterminated)
    #expect(reading.reply.calls.isEmpty)
    #expect(reading.reply.incompleteCalls.map(\.name) == ["f"])
    #expect(reading.reply.verbatim == nil)
  }

  private static let usages: [(String, Usage)] = [
    (events(#"{"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}"#), Usage(input: 5, output: 2)),
    (
      events(
        #"{"choices":[{"delta":{}}],"usage":{"prompt_tokens":1}}"#,
        #"{"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}"#),
      Usage(input: 5, output: 2)
    ),
    (
      events(#"{"choices":[],"x_groq":{"usage":{"prompt_tokens":5,"completion_tokens":2}}}"#),
      Usage(input: 5, output: 2)
    ),
    (events(#"{"choices":[],"usage":null}"#), .none),
    (
      events(#"{"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":20}}"#),
      Usage(input: 5, output: 15)
    ),
    (
      events(
        #"{"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2,"prompt_tokens_details":{"cached_tokens":9}}}"#
      ),
      Usage(input: 5, output: 2, cached: 5)
    ),
  ]

  @Test(arguments: usages)
  func `counts tokens wherever they are told`(body: String, usage: Usage) {
    #expect(read(body + events("[DONE]")).reply.usage == usage)
  }

  @Test func `keeps thinking apart from the text`() {
    for key in ["reasoning", "reasoning_content"] {
      let body = deltas(#"{"\#(key)":"Let me "}"#, #"{"\#(key)":"see"}"#, #"{"content":"4"}"#, finish: "stop")
      let reply = read(body).reply
      #expect(reply.text == "4")
      #expect(reply.thinking == "Let me see")
      #expect(reply.verbatim?.content[key] == "Let me see")
    }
  }

  @Test func `may come in parts`() {
    let body = deltas(
      #"{"content":[{"type":"thinking","thinking":[{"type":"text","text":"Hm"}]}]}"#,
      #"{"content":[{"type":"thinking","thinking":[{"type":"text","text":"m"}]}]}"#,
      #"{"content":[{"type":"text","text":"Fo"}]}"#, #"{"content":"ur"}"#, finish: "stop")
    let reading = read(body)
    #expect(reading.reply.text == "Four")
    #expect(reading.shown == "Four")
    #expect(reading.reply.thinking == "Hmm")
    let parts: JSONValue = [
      ["type": "thinking", "thinking": [["type": "text", "text": "Hmm"]]], ["type": "text", "text": "Four"],
    ]
    #expect(reading.reply.verbatim?.content["content"] == parts)
  }

  @Test func `keeps the signatures of its thoughts`() {
    let body = deltas(
      #"{"reasoning_details":[{"type":"reasoning.text","text":"Hm","signature":"","index":0}]}"#,
      #"{"reasoning_details":[{"type":"reasoning.text","text":"m","signature":"s1","index":0}]}"#,
      #"{"tool_calls":[{"index":0,"id":"a","extra_content":{"google":{"thought_signature":"s2"}},"function":{"name":"f"}}]}"#
    )
    let content = read(body).reply.verbatim?.content
    let details: JSONValue = [["type": "reasoning.text", "text": "Hmm", "signature": "s1", "index": 0]]
    #expect(content?["reasoning_details"] == details)
    #expect(content?["tool_calls"]?.array?.first?["extra_content"]?["google"]?["thought_signature"] == "s2")
  }

  @Test func `may be a refusal`() {
    let reply = read(deltas(#"{"refusal":"I can"}"#, #"{"refusal":"not"}"#, finish: "stop")).reply
    #expect(reply.refusal == "I cannot")
    #expect(reply.stop == .refused)
    #expect(reply.modelReply.text == "I cannot")
  }

  @Test func `may be filtered and lack its message`() {
    let reply = read(#"{"choices":[{"index":0,"finish_reason":"content_filter"}]}"#).reply
    #expect(reply.stop == .filtered)
    #expect(reply.saidNothing)
  }

  @Test func `is the first of several choices`() {
    let body = events(
      #"{"choices":[{"index":1,"delta":{"content":"no"}}]}"#, #"{"choices":[{"index":0,"delta":{"content":"yes"}}]}"#,
      #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#)
    #expect(read(body).reply.text == "yes")
  }

  @Test func `is not said twice where a message repeats the deltas`() {
    let body = events(
      #"{"choices":[{"delta":{"content":"1"},"message":{"content":"1"}}]}"#,
      #"{"choices":[{"delta":{"content":" 2"},"message":{"content":"1 2"},"finish_reason":"stop"}]}"#)
    #expect(read(body).reply.text == "1 2")
  }

  @Test func `goes back with ids where the wire had none`() {
    let body =
      #"{"choices":[{"message":{"content":null,"tool_calls":[{"id":"","function":{"name":"f","arguments":"{bad"}}]}}]}"#
    let reply = read(body).reply.modelReply
    #expect(reply.calls == [ToolCall(id: "call_1", tool: "f", arguments: "{bad")])
    let echoed = reply.verbatim?.content["tool_calls"]?.array?.first
    #expect(echoed?["id"] == "call_1")
    #expect(echoed?["function"]?["arguments"] == #"{"unreadable":"{bad"}"#)
  }

  private static let errors: [(String, FaultKind)] = [
    (
      "event: error\ndata: {\"error\":{\"message\":\"no\",\"code\":\"tool_use_failed\",\"status_code\":400}}\n\n",
      .toolCallRejected
    ),
    ("event: error\ndata: {\"message\":\"slow down\",\"code\":429}\n\n", .rateLimited),
    (
      events(#"{"error":{"code":502,"message":"upstream"},"choices":[{"delta":{"content":""}}]}"#, "[DONE]"),
      .serverFault
    ),
    (#"{"error":{"message":"filtered","code":"content_filter","status":400}}"#, .filtered),
    (#"{"error":"model is loading"}"#, .badRequest),
  ]

  @Test(arguments: errors)
  func `may be an error in spite of its status`(body: String, kind: FaultKind) {
    guard case .service(let fault)? = read(body).error else {
      Issue.record("no error")
      return
    }
    #expect(fault.kind == kind)
  }

  @Test func `keeps the usage that follows an error`() {
    let body = events(
      #"{"choices":[{"delta":{"content":"a"}}]}"#, #"{"error":{"code":502,"message":"upstream"},"choices":[]}"#,
      #"{"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}"#, "[DONE]")
    let reading = read(body)
    #expect(reading.reply.text == "a")
    #expect(reading.reply.usage == Usage(input: 5, output: 2))
  }
}
