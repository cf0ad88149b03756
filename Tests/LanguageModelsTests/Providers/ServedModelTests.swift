import JSON
import LanguageModels
import LoopbackServer
import Testing

@Suite struct `What a server of one's own says of a model` {
  @Test(arguments: [
    (#"{"default_generation_settings":{"n_ctx":8192},"chat_template":"{% if tools %}"}"#, 8_192, false),
    (#"{"default_generation_settings":{"n_ctx":4096},"chat_template":"{{ messages }}"}"#, 4_096, true),
    (#"{"chat_template_caps":{"supports_tools":false},"chat_template":"tools"}"#, 4_096, true),
    (#"{"chat_template_caps":{"supports_tools":true},"chat_template":""}"#, 4_096, false),
    (#"{"default_generation_settings":{"n_ctx":-1}}"#, 4_096, false), ("[]", 4_096, false),
  ])
  func `llama cpp tells its context and its template`(text: String, context: Int, drops: Bool) throws {
    let properties = try #require(JSONValue(text: text))
    #expect(ServedModel(properties: properties) == ServedModel(context: context, dropsTools: drops))
  }

  @Test(arguments: [("qwen3", 16_384), ("qwen3:latest", 16_384), ("other", 4_096)])
  func `Ollama tells the context of what is loaded`(model: String, context: Int) throws {
    let loaded = try #require(
      JSONValue(
        text: #"{"models":[{"name":"x:1b","context_length":1},{"name":"qwen3:latest","context_length":16384}]}"#))
    #expect(ServedModel(loaded: loaded, model: model).context == context)
  }

  @Test func `it is asked beside the models, and only there`() async throws {
    let server = try LoopbackServer([.whole(body: #"{"default_generation_settings":{"n_ctx":6000}}"#.utf8)])
    let chat = try Chat(.llamacpp, at: "\(server.address)/v1", key: nil)
    #expect(await chat.model.served()?.context == 6_000)
    #expect(server.requests.map(\.target) == ["/props"])
    #expect(await (try Chat(.ollama, at: "\(server.address)/v1", key: nil)).model.served()?.context == 4_096)
    #expect(server.requests.map(\.target) == ["/props", "/api/ps"])
    #expect(await (try Chat(.openai, at: "\(server.address)/v1")).model.served() == nil)
    #expect(await (try Chat(.compatible, at: "\(server.address)/v1", key: nil)).model.served() == nil)
    #expect(server.requests.count == 2)
  }

  @Test(arguments: [Answer.whole(404, body: "{}".utf8), .whole(body: "hello".utf8), Answer([.cut])])
  func `a server that does not say is none that says`(answer: Answer) async throws {
    let server = try LoopbackServer([answer])
    #expect(await (try Chat(.llamacpp, at: "\(server.address)/v1", key: nil)).model.served() == nil)
  }
}
