import Calls
import JSON
internal import LanguageModels
internal import LoopbackServer
internal import Testing

/// A whole turn with tools over the wire, as each provider has it: a call, its result, the words.
struct ToolConversationTests {
  struct Script: Sendable, CustomTestStringConvertible {
    let provider: ProviderName
    let call: [[UInt8]]
    let words: [[UInt8]]
    /// Where the second request has the result and what it answers.
    let echo: @Sendable (JSONValue) -> [JSONValue?]
    let expected: [JSONValue?]

    var testDescription: String { provider.rawValue }
  }

  @Test(arguments: [openAI, responses, anthropic, gemini])
  func `a call is made, its result goes back, and the words come`(script: Script) async throws {
    let server = try LoopbackServer([.chunked(script.call), .chunked(script.words)])
    let chat = try Chat(script.provider, at: server.address)
    let asked = Message.user("what did I eat today?")
    let first = try #require(await chat.ask([asked], tools: [ToolConversationTests.tool]).reply)
    #expect(first.stop == .toolCalls)
    #expect(first.calls.map(\.tool) == ["show_day"])
    let call = try #require(first.calls.first)
    #expect(call.arguments == ["day": "2026-11-20"])
    let result = Message.toolResult(ToolResult(call: call, outcome: .answer(["kcal": 1200])))
    let second = await chat.ask([asked, .assistant(first), result], tools: [ToolConversationTests.tool])
    #expect(second.reply?.text == "1,200 kcal so far.")
    #expect(second.reply?.calls == [])
    #expect(server.requests.count == 2)
    #expect(server.connections == 1)
    let body = try #require(JSONValue(text: String(decoding: server.requests[1].body, as: UTF8.self)))
    #expect(script.echo(body) == script.expected)
  }

  private static let tool = ToolDefinition(
    name: "show_day", description: "A day of the diary.",
    parameters: .object([JSONSchema.Property("day", .string("A day."))]))

  private static let openAI = Script(
    provider: .compatible,
    call: Streams.openAI(
      [
        #"{"role":"assistant","content":null,"tool_calls":[{"index":0,"id":"call_9","type":"function","function":{"name":"show_day","arguments":""}}]}"#,
        #"{"tool_calls":[{"index":0,"function":{"arguments":"{\"day\":\"2026-"}}]}"#,
        #"{"tool_calls":[{"index":0,"function":{"arguments":"11-20\"}"}}]}"#,
      ], finish: "tool_calls"),
    words: Streams.openAI(text: "1,200 kcal", " so far."),
    echo: { body in
      let messages = body["messages"]?.array ?? []
      let result = messages.first { $0["role"] == "tool" }
      let turn = messages.first { $0["role"] == "assistant" }
      return [result?["tool_call_id"], turn?["tool_calls"]?.array?.first?["id"]]
    }, expected: ["call_9", "call_9"])

  private static let responses = Script(
    provider: .openai,
    call: [
      #"{"type":"response.created","response":{"object":"response","status":"in_progress"}}"#,
      #"{"type":"response.completed","response":{"object":"response","status":"completed","output":[{"type":"reasoning","id":"rs_9","summary":[],"encrypted_content":"gAAA"},{"type":"function_call","id":"fc_9","call_id":"call_9","name":"show_day","arguments":"{\"day\":\"2026-11-20\"}"}]}}"#,
    ].map { Array("data: \($0)\n\n".utf8) },
    words: [
      #"{"type":"response.output_text.delta","output_index":0,"delta":"1,200 kcal so far."}"#,
      #"{"type":"response.completed","response":{"object":"response","status":"completed","output":[]}}"#,
    ].map { Array("data: \($0)\n\n".utf8) },
    echo: { body in
      let items = body["input"]?.array ?? []
      return [
        items.first { $0["type"] == "function_call_output" }?["call_id"],
        items.first { $0["type"] == "reasoning" }?["encrypted_content"],
      ]
    }, expected: ["call_9", "gAAA"])

  private static let anthropic = Script(
    provider: .anthropic,
    call: Streams.anthropic(
      block: #"{"type":"tool_use","id":"toolu_9","name":"show_day","input":{}}"#,
      deltas: [
        #"{"type":"input_json_delta","partial_json":"{\"day\":"}"#,
        #"{"type":"input_json_delta","partial_json":" \"2026-11-20\"}"}"#,
      ], stop: "tool_use"),
    words: Streams.anthropic(
      block: #"{"type":"text","text":""}"#,
      deltas: [#"{"type":"text_delta","text":"1,200 kcal"}"#, #"{"type":"text_delta","text":" so far."}"#]),
    echo: { body in
      let blocks = (body["messages"]?.array ?? []).flatMap { $0["content"]?.array ?? [] }
      return [
        blocks.first { $0["type"] == "tool_use" }?["id"], blocks.first { $0["type"] == "tool_result" }?["tool_use_id"],
      ]
    }, expected: ["toolu_9", "toolu_9"])

  private static let gemini = Script(
    provider: .gemini,
    call: Streams.gemini([
      #"{"functionCall":{"name":"show_day","args":{"day":"2026-11-20"}},"thoughtSignature":"c2lnbmVk"}"#
    ]),
    words: Streams.gemini([#"{"text":"1,200 kcal"}"#, #"{"text":" so far."}"#]),
    echo: { body in
      let parts = (body["contents"]?.array ?? []).flatMap { $0["parts"]?.array ?? [] }
      return [
        parts.first { $0["functionCall"] != nil }?["thoughtSignature"],
        parts.first { $0["functionResponse"] != nil }?["functionResponse"]?["name"],
      ]
    }, expected: ["c2lnbmVk", "show_day"])
}
