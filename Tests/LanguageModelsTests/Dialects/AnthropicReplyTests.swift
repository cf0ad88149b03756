import FoundationEssentials
import JSON
import LanguageModels
import Testing

/// A stream of Messages with these events between its start and its end.
private func message(_ data: String..., stop: String = "end_turn", usage: String = #"{"output_tokens":9}"#) -> String {
  let start = #"{"type":"message_start","message":{"model":"m","usage":{"input_tokens":10,"output_tokens":1}}}"#
  let change = #"{"type":"message_delta","delta":{"stop_reason":"\#(stop)"},"usage":\#(usage)}"#
  return ([start] + data + [change, #"{"type":"message_stop"}"#]).map { "event: x\ndata: \($0)  \n\n" }.joined()
}

private func start(_ index: Int, _ block: String) -> String {
  #"{"type":"content_block_start","index":\#(index),"content_block":\#(block)}"#
}

private func delta(_ index: Int, _ delta: String) -> String {
  #"{"type":"content_block_delta","index":\#(index),"delta":\#(delta)}"#
}

@Suite struct `An answer of Messages` {
  private func read(_ body: String) -> Reading { Reading(body, by: AnthropicDialect()) }

  @Test func `is text that grows`() {
    let reading = read(
      message(
        start(0, #"{"type":"text","text":""}"#), #"{"type":"ping"}"#,
        delta(0, #"{"type":"text_delta","text":"Good "}"#),
        delta(0, #"{"type":"text_delta","text":"day"}"#), #"{"type":"content_block_stop","index":0}"#,
        #"{"type":"something_new","index":0}"#))
    #expect(reading.reply.text == "Good day")
    #expect(reading.shown == "Good day")
    #expect(reading.reply.usage == Usage(input: 10, output: 9))
    #expect(reading.reply.verbatim?.content == [["type": "text", "text": "Good day"]])
  }

  @Test func `is a whole message where nothing was streamed`() {
    let body = #"""
      {"type":"message","content":[{"type":"text","text":"Hm"},{"type":"tool_use","id":"t","name":"f","input":{"x":1.5}}],
      "stop_reason":"tool_use","usage":{"input_tokens":1,"cache_creation_input_tokens":20,"cache_read_input_tokens":300,"output_tokens":4}}
      """#
    let reply = read(body).reply
    #expect(reply.text == "Hm")
    #expect(reply.modelReply.calls == [ToolCall(id: "t", tool: "f", arguments: ["x": .number(1.5)])])
    #expect(reply.usage == Usage(input: 321, output: 4, cached: 300))
    #expect(reply.tokens.input == 1)
  }

  @Test func `may be empty`() {
    let reply = read(#"{"type":"message","content":[],"stop_reason":"end_turn","usage":{}}"#).reply
    #expect(reply.saidNothing)
    #expect(reply.verbatim == nil)
  }

  private static let arguments: [([String], JSONValue?)] = [
    ([""], [:]), ([], [:]), ([#"{"x":"#, "1}"], ["x": 1]), ([#"{"x":"a\"#, #"nb"}"#], ["x": "a\nb"]),
    ([#"{"x":"#], nil),
  ]

  @Test(arguments: arguments)
  func `has calls whose arguments come in pieces`(pieces: [String], arguments: JSONValue?) {
    let deltas = pieces.map { piece in
      delta(0, JSONValue.object(["type": "input_json_delta", "partial_json": .string(piece)]).text)
    }
    let block = start(0, #"{"type":"tool_use","id":"t","name":"f","input":{}}"#)
    let body = message(([block] + deltas).joined(separator: "\n\ndata: "), stop: "tool_use")
    let reply = read(body).reply
    #expect(reply.calls.map(\.arguments) == [arguments])
    let echoed = reply.verbatim?.content.array?.first?["input"]
    #expect(echoed == arguments ?? ["unreadable": .string(pieces.joined())])
  }

  @Test func `goes back with its thoughts as they were`() {
    let body = message(
      start(0, #"{"type":"thinking","thinking":"","signature":""}"#),
      delta(0, #"{"type":"thinking_delta","thinking":"Hm"}"#), delta(0, #"{"type":"thinking_delta","thinking":"m"}"#),
      delta(0, #"{"type":"signature_delta","signature":"sig"}"#),
      start(1, #"{"type":"redacted_thinking","data":"secret"}"#),
      start(2, #"{"type":"tool_use","id":"t","name":"f","input":{},"caller":{"type":"direct"}}"#),
      delta(2, #"{"type":"input_json_delta","partial_json":"{\"x\":1}"}"#), stop: "tool_use")
    let reply = read(body).reply
    #expect(reply.thinking == "Hmm")
    let content: JSONValue = [
      ["type": "thinking", "thinking": "Hmm", "signature": "sig"], ["type": "redacted_thinking", "data": "secret"],
      ["type": "tool_use", "id": "t", "name": "f", "input": ["x": 1], "caller": ["type": "direct"]],
    ]
    #expect(reply.verbatim == VerbatimTurn(dialect: "anthropic", content: content))
  }

  @Test func `carries what came up later`() {
    let body = message(
      start(0, #"{"type":"compaction","content":null}"#), delta(0, #"{"type":"compaction_delta","content":"Sum"}"#),
      delta(0, #"{"type":"compaction_delta","content":"mary"}"#),
      start(1, #"{"type":"text","text":"","citations":[]}"#),
      delta(1, #"{"type":"citations_delta","citation":{"title":"t"}}"#), delta(1, #"{"type":"text_delta","text":"Hi"}"#)
    )
    let content: JSONValue = [
      ["type": "compaction", "content": "Summary"], ["type": "text", "text": "Hi", "citations": [["title": "t"]]],
    ]
    #expect(read(body).reply.verbatim?.content == content)
    #expect(read(body).reply.text == "Hi")
  }

  @Test func `leaves the provider's own tools to it`() {
    let body = message(
      start(0, #"{"type":"server_tool_use","id":"s","name":"web_search","input":{}}"#),
      delta(0, #"{"type":"input_json_delta","partial_json":"{\"query\":\"x\"}"}"#),
      start(1, #"{"type":"web_search_tool_result","tool_use_id":"s","content":[]}"#), stop: "pause_turn")
    let reply = read(body).reply
    #expect(reply.calls.isEmpty)
    #expect(reply.serverCalls.map(\.name) == ["web_search"])
    #expect(reply.stop == .finished)
    #expect(reply.verbatim?.content.array?.count == 2)
  }

  @Test(arguments: [("max_tokens", ["a"]), ("refusal", []), ("tool_use", ["a", "b"]), ("new_reason", ["a", "b"])])
  func `runs only the calls that are whole`(stop: String, ids: [String]) {
    let body = message(
      start(0, #"{"type":"tool_use","id":"a","name":"f","input":{}}"#),
      start(1, #"{"type":"tool_use","id":"b","name":"f","input":{}}"#), stop: stop)
    let reply = read(body).reply.modelReply
    #expect(reply.calls.map(\.id) == ids)
    #expect((reply.verbatim?.content.array ?? []).compactMap { $0["id"]?.string } == ids)
  }

  @Test func `says why it was refused`() {
    let body = #"""
      {"type":"message","content":[],"stop_reason":"refusal","stop_details":{"explanation":"Not this."},"usage":{}}
      """#
    let reply = read(body).reply
    #expect(reply.stop == .refused)
    #expect(reply.modelReply.text == "Not this.")
  }

  @Test func `counts tokens by the last word`() {
    let usage = #"{"input_tokens":61,"output_tokens":2,"cache_read_input_tokens":0}"#
    #expect(read(message(usage: usage)).reply.usage == Usage(input: 61, output: 2))
  }

  @Test func `may break off with an error after text`() {
    let body = events(
      #"{"type":"message_start","message":{"usage":{"input_tokens":3}}}"#, start(0, #"{"type":"text","text":"He"}"#),
      #"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}"#)
    let reading = read(body)
    #expect(reading.reply.text == "He")
    guard case .service(let fault)? = reading.error else {
      Issue.record("no error")
      return
    }
    #expect(fault.kind == .overloaded)
    #expect(reading.error?.isRetryable == true)
  }

  @Test func `is no answer without its end`() {
    let reading = read(
      events(
        #"{"type":"message_start","message":{"usage":{}}}"#,
        start(0, #"{"type":"tool_use","id":"a","name":"f","input":{}}"#),
        delta(0, #"{"type":"input_json_delta","partial_json":"{\"x\""}"#)))
    #expect(reading.error == .unterminated)
    #expect(reading.reply.incompleteCalls.map(\.raw) == [#"{"x""#])
  }
}
