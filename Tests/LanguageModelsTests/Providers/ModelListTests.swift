import HTTP
import LanguageModels
import LoopbackServer
import Testing

@Suite struct `A list of models` {
  private func list(_ body: String, of provider: ProviderName = .openai) async throws -> ModelList? {
    let server = try LoopbackServer([.whole(body: body.utf8)])
    let endpoint = try Endpoint(
      provider, option: GivenAddress(server.address, for: provider), variables: [:], key: Secret("k"))
    return try await ProviderCheck(endpoint, client: HTTPClient(HTTPSettings(userAgent: "larder/test"))).list()
  }

  @Test func `has the names as they are named here`() async throws {
    let openai = try await list(#"{"data":[{"id":"gpt-5"},{"id":"gpt 4"},{"id":7},{}]}"#)
    #expect(openai == ModelList([try #require(ModelName("openai:gpt-5"))]))
    let gemini = try await list(#"{"models":[{"name":"models/gemini-3"}],"nextPageToken":"x"}"#, of: .gemini)
    #expect(gemini == ModelList([try #require(ModelName("gemini:gemini-3"))], isWhole: false))
    #expect(try await list("<html>") == nil)
    #expect(try await list(#"{"data":{}}"#) == nil)
  }

  private let offered = ModelList(
    ["claude-haiku-4-5-20251001", "claude-opus-5", "qwen3:latest"].compactMap { ModelName("anthropic:\($0)") })

  @Test(arguments: [
    ("claude-opus-5", true), ("CLAUDE-opus-5", true), ("claude-haiku-4-5", true), ("claude-haiku-latest", true),
    ("qwen3", true), ("claude-opus-9", false), ("gpt-5", false),
  ])
  func `knows its own and what stands for them`(name: String, isThere: Bool) throws {
    #expect(offered.mayHave(try #require(ModelName("anthropic:\(name)"))) == isThere)
    #expect(ModelList(offered.names, isWhole: false).mayHave(try #require(ModelName("anthropic:\(name)"))))
  }

  @Test func `finds what is near`() throws {
    let near = offered.nearest(to: try #require(ModelName("anthropic:claude-opus-4")), most: 1)
    #expect(near.map(\.model) == ["claude-opus-5"])
    #expect(offered.nearest(to: try #require(ModelName("anthropic:gpt-5")), most: 3).isEmpty)
  }
}
