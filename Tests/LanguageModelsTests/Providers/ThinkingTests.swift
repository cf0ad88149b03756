import JSON
internal import LanguageModels
internal import LoopbackServer
internal import Testing

/// What a model thinks is asked for where somebody wants to see it, and told apart from what it says.
struct ThinkingTests {
  private static let request = ModelRequest(
    system: "You are larder.", messages: [.user("hello")],
    situation: Situation(now: "2026-11-20T12:30:00+01:00", today: "2026-11-20", profile: "Ana"), wantsThinking: true)

  private func body(_ dialect: any Dialect, _ model: String, _ request: ModelRequest = request) -> JSONValue {
    let bytes = dialect.request(for: request, settings: DialectSettings(model: model)).body
    return JSONValue(text: String(decoding: bytes, as: UTF8.self)) ?? .null
  }

  @Test func `each dialect asks for it in its own words`() {
    #expect(body(ResponsesDialect(), "gpt-5.4-mini")["reasoning"] == ["summary": "auto"])
    #expect(body(AnthropicDialect(), "claude-opus-5")["thinking"] == ["type": "adaptive", "display": "summarized"])
    #expect(
      body(GeminiDialect(), "gemini-3-flash")["generationConfig"]?["thinkingConfig"] == ["includeThoughts": true])
  }

  @Test func `models that cannot tell it are not asked, and nobody is unless somebody wants it`() {
    #expect(body(ResponsesDialect(), "gpt-4.1")["reasoning"] == nil)
    #expect(body(AnthropicDialect(), "claude-3-5-haiku")["thinking"] == nil)
    #expect(body(OpenAIDialect(), "any")["thinking"] == nil)
    let silent = ModelRequest(messages: [.user("hello")], situation: nil)
    #expect(body(ResponsesDialect(), "gpt-5.4-mini", silent)["reasoning"] == nil)
    #expect(body(AnthropicDialect(), "claude-opus-5", silent)["thinking"] == nil)
    #expect(body(GeminiDialect(), "gemini-3-flash", silent)["generationConfig"]?["thinkingConfig"] == nil)
  }

  @Test func `it comes as it is thought, before the answer and apart from it`() async throws {
    let stream = Streams.openAI([
      #"{"reasoning_content":"Hm, "}"#, #"{"reasoning_content":"soup."}"#, #"{"content":"Soup is fine."}"#,
    ])
    let server = try LoopbackServer([.chunked(stream)])
    let chat = try Chat(at: server.address)
    var shown: [String] = []
    let reply = try await InterruptibleModel(chat.model) { false }.respond(
      to: Self.request, onThinking: { shown.append("┊" + $0) }, onText: { shown.append($0) })
    #expect(shown.joined().replacing("┊soup", with: "soup") == "┊Hm, soup.Soup is fine." && shown.first?.first == "┊")
    #expect(reply.text == "Soup is fine." && server.requests.count == 1)
  }

  @Test func `who refuses to tell it is asked without`() async throws {
    let refusal =
      #"{"error":{"message":"Your organization must be verified to generate reasoning summaries.","type":"invalid_request_error","code":"unsupported_value"}}"#
    let server = try LoopbackServer([
      .whole(400, body: refusal.utf8), .chunked(Streams.openAI(text: "Hello")),
    ])
    let chat = try Chat(.openai, at: "\(server.address)/v1", model: "gpt-5.4-mini")
    let reply = try await chat.model.respond(to: Self.request, onThinking: { _ in }, onText: { _ in })
    #expect(reply.text == "Hello")
    let bodies = server.requests.compactMap { JSONValue(text: String(decoding: $0.body, as: UTF8.self)) }
    #expect(bodies.map { $0["reasoning"]?["summary"] } == ["auto", nil])
  }
}
