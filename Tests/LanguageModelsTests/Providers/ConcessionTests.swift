import Calls
import JSON
internal import LanguageModels
internal import LoopbackServer
internal import Testing

/// A provider refuses how it was asked, and is asked in another way.
struct ConcessionTests {
  private static let answer = Answer.chunked(Streams.openAI(text: "Hello", " there"))
  private static let tools = [
    ToolDefinition(name: "show_day", description: "Shows a day.", parameters: .object([.init("day", .string())]))
  ]

  private static func refusal(_ message: String, status: Int = 400) -> Answer {
    .whole(status, body: #"{"error":{"message":"\#(message)","type":"invalid_request_error","code":null}}"#.utf8)
  }

  /// The bodies of the requests that were sent, until the model answers or gives up.
  private func bodies(after refusals: [Answer], model: String = "deployment-1") async throws -> [JSONValue] {
    let server = try LoopbackServer(refusals + [ConcessionTests.answer])
    let chat = try Chat(at: server.address, model: model)
    _ = await chat.ask(tools: ConcessionTests.tools)
    #expect(chat.pauses.all.isEmpty)
    return server.requests.compactMap { JSONValue(text: String(decoding: $0.body, as: UTF8.self)) }
  }

  @Test func `tools go without strict adherence where their grammar is too large`() async throws {
    let said = [
      "The compiled grammar is too large, which would cause performance issues.",
      "Schema is too complex for compilation.", "Schemas contains too many optional parameters (87).",
      "Too many strict tools.",
    ]
    for message in said {
      let bodies = try await bodies(after: [ConcessionTests.refusal(message)])
      #expect(bodies.map { $0["tools"]?.array?.first?["function"]?["strict"] } == [true, nil])
    }
  }

  @Test func `thinking is switched off where it forbids tools`() async throws {
    let message = "Function tools with reasoning_effort are not supported; set reasoning_effort to 'none'."
    let bodies = try await bodies(after: [ConcessionTests.refusal(message)])
    #expect(bodies.map { $0["reasoning_effort"] } == [nil, "none"])
  }

  @Test func `the limit takes its other name where the model thinks`() async throws {
    let message = "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead."
    let bodies = try await bodies(after: [ConcessionTests.refusal(message)])
    #expect(bodies.map { $0["max_tokens"] != nil } == [true, false])
    #expect(bodies.map { $0["max_completion_tokens"] != nil } == [false, true])
  }

  @Test func `one after the other, each only once`() async throws {
    let grammar = ConcessionTests.refusal("The compiled grammar is too large.")
    let limit = ConcessionTests.refusal("Use max_completion_tokens, not max_tokens.")
    #expect(try await bodies(after: [grammar, limit]).count == 3)
    #expect(try await bodies(after: [grammar, grammar]).count == 2)
  }

  @Test func `any other refusal stands`() async throws {
    #expect(try await bodies(after: [ConcessionTests.refusal("Unknown parameter: 'tools'.")]).count == 1)
    #expect(try await bodies(after: [ConcessionTests.refusal("A strict limit.", status: 403)]).count == 1)
  }
}

/// A server may have chat completions alone.
struct ResponsesConcessionTests {
  private static let answer = Answer.chunked(Streams.openAI(text: "Hello", " there"))

  @Test(arguments: [404, 405]) func `who has no Responses is asked for chat completions, from then on`(
    status: Int
  ) async throws {
    let server = try LoopbackServer([.whole(status, body: #"{"detail":"Not Found"}"#.utf8), Self.answer])
    let chat = try Chat(.openai, at: "\(server.address)/v1")
    #expect(await chat.ask().reply?.text == "Hello there")
    #expect(await chat.ask().reply?.text == "Hello there")
    #expect(server.requests.map(\.target) == ["/v1/responses", "/v1/chat/completions", "/v1/chat/completions"])
  }

  @Test func `who lacks the model is believed`() async throws {
    let body =
      #"{"error":{"message":"The model 'm' does not exist","type":"invalid_request_error","code":"model_not_found"}}"#
    let server = try LoopbackServer([.whole(404, body: body.utf8)])
    let chat = try Chat(.openai, at: "\(server.address)/v1")
    #expect(await chat.ask().error == .unknownModel(provider: "openai", model: "model-1"))
    #expect(server.requests.count == 1)
  }

  @Test func `thinking stays behind where it cannot go along`() async throws {
    let body =
      #"{"error":{"message":"Encrypted content is not supported with this model.","type":"invalid_request_error"}}"#
    let server = try LoopbackServer([.whole(400, body: body.utf8), Self.answer])
    let chat = try Chat(.openai, at: "\(server.address)/v1", model: "o1-mini")
    #expect(await chat.ask().reply?.text == "Hello there")
    let bodies = server.requests.compactMap { JSONValue(text: String(decoding: $0.body, as: UTF8.self)) }
    #expect(bodies.map { $0["include"] != nil } == [true, false])
  }
}
