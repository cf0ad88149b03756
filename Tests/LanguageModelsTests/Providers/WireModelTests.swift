internal import HTTP
internal import JSON
internal import LanguageModels
internal import LoopbackServer
internal import Testing

struct WireModelTests {
  @Test func `the text is shown as it arrives, and together it is the answer`() async throws {
    let server = try LoopbackServer([.chunked(Streams.openAI(text: "Guten", " Appe", "tit"))])
    let outcome = try await Chat(at: server.address).ask()
    #expect(outcome.shown == ["Guten", " Appe", "tit"])
    #expect(outcome.reply?.text == "Guten Appetit")
    #expect(outcome.reply?.usage == Usage(input: 12, output: 3))
    #expect(outcome.reply?.stop == .finished)
  }

  @Test func `one byte at a time makes the same answer`() async throws {
    let bytes = Streams.openAI(text: "Käse ", "🥨").flatMap(\.self)
    let server = try LoopbackServer([.chunked(bytes.map { [$0] })])
    #expect(try await Chat(at: server.address).ask().reply?.text == "Käse 🥨")
  }

  @Test(arguments: [
    (ProviderName.openai, "/responses", "authorization", "Bearer sk-secret"),
    (.compatible, "/chat/completions", "authorization", "Bearer sk-secret"),
    (.ollama, "/v1/chat/completions", "authorization", "Bearer sk-secret"),
    (.anthropic, "/v1/messages", "x-api-key", "sk-secret"),
    (.gemini, "/v1beta/models/model-1:streamGenerateContent?alt=sse", "x-goog-api-key", "sk-secret"),
  ])
  func `the key goes in its header and nowhere else`(
    provider: ProviderName, target: String, header: String, value: String
  ) async throws {
    let server = try LoopbackServer([.fault(400)])
    let outcome = try await Chat(provider, at: server.address).ask()
    let request = try #require(server.requests.first)
    #expect(request.target == target)
    #expect(request[header] == value)
    #expect(request["content-type"] == "application/json")
    let others = request.fields.filter { $0.name.lowercased() != header }.map(\.value)
    #expect(!others.contains { $0.contains("sk-secret") })
    #expect(!String(decoding: request.body, as: UTF8.self).contains("sk-secret"))
    #expect(!String(reflecting: outcome.error).contains("sk-secret"))
  }

  @Test func `a model does not show its key`() throws {
    var dumped = ""
    let model = try Chat(at: "http://127.0.0.1:1").model
    dump(model, to: &dumped)
    for text in ["\(model)", String(reflecting: model), dumped] { #expect(!text.contains("sk-secret")) }
  }

  @Test func `a server on this machine is asked without a key`() async throws {
    let server = try LoopbackServer([.chunked(Streams.openAI(text: "Hi"))])
    #expect(try await Chat(.ollama, at: server.address, key: nil).ask().reply?.text == "Hi")
    #expect(server.requests.first?["authorization"] == nil)
  }

  @Test func `without a key a provider is not asked at all`() async throws {
    let chat = try Chat(.gemini, at: "https://host.invalid", key: nil)
    #expect(await chat.ask().error == .keyMissing(provider: "gemini"))
  }

  @Test(arguments: [
    (401, "invalid_request_error", "\"invalid_api_key\"", ModelError.keyRefused(provider: "compatible")),
    (403, "permission_error", "null", .forbidden(provider: "compatible")),
    (404, "invalid_request_error", "\"model_not_found\"", .unknownModel(provider: "compatible", model: "model-1")),
    (400, "invalid_request_error", "\"context_length_exceeded\"", .contextTooLong(provider: "compatible")),
    (400, "invalid_request_error", "\"unsupported_parameter\"", .requestRefused(provider: "compatible")),
    (402, "insufficient_quota", "null", .quotaExhausted(provider: "compatible")),
  ])
  func `a refusal is told for what it is`(status: Int, type: String, code: String, error: ModelError) async throws {
    let server = try LoopbackServer([.fault(status, type: type, code: code)])
    #expect(try await Chat(at: server.address).ask().error == error)
  }

  @Test func `a server on this machine that wants a key is told from one that refuses it`() async throws {
    let server = try LoopbackServer([.fault(401, code: "\"invalid_api_key\"")])
    #expect(try await Chat(at: server.address, key: nil).ask().error == .keyMissing(provider: "compatible"))
  }

  @Test func `a key that would break the headers is refused before it is sent`() async throws {
    let server = try LoopbackServer([.fault(500)])
    #expect(
      try await Chat(at: server.address, key: "sk\r\nx-evil: 1").ask().error == .keyRefused(provider: "compatible"))
    #expect(server.requests.isEmpty)
  }

  @Test func `a web page in place of an answer cannot be read`() async throws {
    let page = "<!doctype html><html><body>Welcome to the hotel's network</body></html>"
    let server = try LoopbackServer([.whole(200, type: "text/html", body: page.utf8)])
    #expect(try await Chat(at: server.address).ask().error == .malformedReply(provider: "compatible"))
  }

  @Test func `a plain body in place of a stream is an answer too, whatever its type`() async throws {
    let body = #"{"choices":[{"index":0,"message":{"role":"assistant","content":"Hi"},"finish_reason":"stop"}]}"#
    let server = try LoopbackServer([.whole(200, type: "text/plain", body: body.utf8)])
    let outcome = try await Chat(at: server.address).ask()
    #expect(outcome.reply?.text == "Hi")
    #expect(outcome.shown.joined() == "Hi")
  }

  @Test func `an answer that is whole counts, though the connection breaks behind it`() async throws {
    let server = try LoopbackServer([.cut(after: Streams.openAI(text: "Hi"))])
    #expect(try await Chat(at: server.address).ask().reply?.text == "Hi")
  }

  @Test func `an answer that breaks off is said to`() async throws {
    let server = try LoopbackServer([.cut(after: Array(Streams.openAI(text: "Hel").prefix(1)))])
    #expect(try await Chat(at: server.address).ask().error == .brokenOff(provider: "compatible"))
  }

  @Test func `an answer that never ends is left`() async throws {
    let server = try LoopbackServer([.chunked((0..<2000).map { _ in [UInt8](repeating: 0x3A, count: 100) })])
    let chat = try Chat(at: server.address, limits: HTTPLimits(body: 20_000))
    #expect(await chat.ask().error == .malformedReply(provider: "compatible"))
  }

  @Test(arguments: [ProviderName.openai, .gemini, .anthropic])
  func `an answer that goes on and on is left after 2,000 words, and nothing in it is called`(
    provider: ProviderName
  ) async throws {
    let words = String(repeating: "blah ", count: 100)
    let pieces: [[UInt8]] =
      switch provider {
      case .anthropic:
        Streams.anthropic(
          block: #"{"type":"text","text":""}"#,
          deltas: [String](repeating: #"{"type":"text_delta","text":"\#(words)"}"#, count: 10_000))
      case .gemini: Streams.gemini([String](repeating: #"{"text":"\#(words)"}"#, count: 10_000))
      default: Streams.openAI([String](repeating: #"{"content":"\#(words)"}"#, count: 10_000))
      }
    let server = try LoopbackServer([.chunked(pieces)])
    let outcome = try await Chat(provider, at: server.address).ask()
    let reply = try #require(outcome.reply)
    #expect(reply.stop == .length && reply.calls.isEmpty && reply.verbatim == nil)
    #expect(reply.text == outcome.shown.joined())
    // What arrived with the last of them has been read already.
    #expect((2_001...20_000).contains(reply.text.split(separator: " ").count))
  }

  @Test func `a flood of calls is no part of the conversation`() async throws {
    let calls = (0..<5_000).map { number in
      #"{"tool_calls":[{"index":\#(number),"id":"c\#(number)","type":"function","function":{"name":"show_day","arguments":"{}"}}]}"#
    }
    let server = try LoopbackServer([.chunked(Streams.openAI(calls, finish: "tool_calls"))])
    let reply = try #require(try await Chat(at: server.address).ask().reply)
    #expect(reply.calls.count == 128)
    #expect(reply.verbatim?.content["tool_calls"]?.array?.count == 128)
  }

  @Test func `each try is counted before it is sent, and one that may not be sent is not`() async throws {
    let counted = CountedRequests(most: 2)
    let server = try LoopbackServer([.fault(503), .fault(503), .chunked(Streams.openAI(text: "Hi"))])
    let outcome = try await Chat(.openai, at: server.address, permit: counted.permit).ask()
    #expect(outcome.error == .limitReached(perHour: 2))
    #expect(counted.all == [false, false])
    #expect(server.requests.count == 2)
  }

  @Test func `a request in other words is one more, and a server of one's own is told from a provider`() async throws {
    let counted = CountedRequests(most: 9)
    let refusal = #"{"error":{"message":"Use max_completion_tokens, not max_tokens.","type":"invalid_request_error"}}"#
    let server = try LoopbackServer([
      .whole(400, body: refusal.utf8), .chunked(Streams.openAI(text: "Hi")),
    ])
    let outcome = try await Chat(.compatible, at: server.address, permit: counted.permit).ask()
    #expect(outcome.reply?.text == "Hi")
    #expect(counted.all == [true, true])
  }

  @Test func `a redirection is not followed with the key`() async throws {
    let other = try LoopbackServer([.chunked(Streams.openAI(text: "Hi"))])
    let server = try LoopbackServer([.whole(307, headers: [("location", other.address + "/v1?a=b")], body: [])])
    #expect(
      try await Chat(at: server.address).ask().error == .redirected(provider: "compatible", toHost: "127.0.0.1"))
    #expect(other.requests.isEmpty)
  }

  @Test func `the end of the task ends the answer, and a pause`() async throws {
    let shown = Array(Streams.openAI(text: "Hel").prefix(1))
    let begun = Answer.head(200, [("transfer-encoding", "chunked")]) + Answer.chunk(shown[0])
    let server = try LoopbackServer([Answer([.send(begun), .pause(.seconds(60))])])
    let address = server.address
    let task = Task { try await Chat(at: address).ask().error }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    #expect(try await task.value == .cancelled)
    let waiting = WireModel(
      try Endpoint(.openai, option: GivenAddress(DeafPort().address, for: .openai), variables: [:]),
      settings: DialectSettings(model: "m"),
      client: HTTPClient(HTTPSettings(userAgent: "t")),
      timing: RetryTiming(sleep: { _ throws(CancellationError) in throw CancellationError() }, random: { 0 }),
      permit: { _ in })
    let situation = Situation(now: "", today: "", profile: "")
    await #expect(throws: ModelError.cancelled) {
      try await waiting.respond(to: ModelRequest(messages: [.user("a")], tools: [], situation: situation)) { _ in }
    }
  }
}
