import JSON
import LoopbackServer
import Testing

/// What providers offer: listed, completed, checked.
struct ModelListTests {
  private let household: Household
  private let list = Answer.whole(body: #"{"data":[{"id":"gpt-5-mini"},{"id":"gpt-5"},{"id":"gpt-4.1"}]}"#.utf8)

  init() throws { household = try Household() }

  private func run(_ server: LoopbackServer, _ words: [String], input: String = "") throws -> ProgramRun {
    try Household.larder(
      ["--home", household.home] + Household.hereAndNow + words, input: Array(input.utf8),
      environment: ["OPENAI_API_KEY": "sk-secret-of-tests", "OPENAI_BASE_URL": "\(server.address)/v1"])
  }

  @Test func `the command lists what can be chosen`() throws {
    let server = try LoopbackServer([list])
    let all = try run(server, ["models"])
    #expect(all.lines.starts(with: ["builtin", "openai:gpt-5-mini", "openai:gpt-5", "openai:gpt-4.1"]))
    #expect(all.exit == 0)
    let one = try run(server, ["models", "openai", "--json"])
    #expect(one.lines.first == #"{"model":"openai:gpt-5-mini"}"#)
    #expect(server.requests.map(\.target) == ["/v1/models", "/v1/models"])
  }

  @Test func `who refuses the key, or is nobody, is told`() throws {
    let server = try LoopbackServer([.whole(401, body: "{}".utf8)])
    let refused = try run(server, ["models"])
    #expect(refused.exit == 5 && refused.asides.contains("openai refused the key."))
    #expect(refused.lines == ["builtin"])
    let nobody = try run(server, ["models", "nobody"])
    #expect(nobody.exit == 2 && nobody.asides.contains("There is no provider “nobody”."))
  }

  @Test(arguments: ["/model openai", "/model openai:"])
  func `the conversation lists what a provider offers`(line: String) throws {
    let run = try run(try LoopbackServer([list]), [], input: "\(line)\n")
    #expect(run.lines == ["openai:gpt-5-mini", "openai:gpt-5", "openai:gpt-4.1"])
  }

  @Test func `a name that is not offered is not taken, and what is near it is named`() throws {
    let server = try LoopbackServer([list])
    let wrong = try run(server, [], input: "/model openai:gpt-5-nano\n/model\n")
    #expect(wrong.asides.contains("openai offers no model “gpt-5-nano”. Near it: openai:gpt-5-mini"))
    #expect(wrong.lines == ["larder’s own interpreter answers: no network, no cost."])
    let right = try run(server, [], input: "/model openai:gpt-5\n")
    #expect(right.lines == ["larder’s own interpreter answers what it understands whole, openai:gpt-5 the rest."])
  }

  @Test func `who gives no list may have it`() throws {
    let run = try run(try LoopbackServer([.whole(404, body: "{}".utf8)]), [], input: "/model openai:x\n")
    #expect(run.exit == 0 && run.output.contains("openai:x the rest."))
  }

  @Test func `how long it thinks and answers can be said`() throws {
    let server = try LoopbackServer([ModelServer.text("Once.")])
    let run = try run(
      server, ["--model", "openai:gpt-5", "--effort", "low", "--answer-tokens", "500", "say", "tell me a story"])
    #expect(run.exit == 0)
    let body = try #require(server.requests.first.flatMap { JSONValue(text: String(decoding: $0.body, as: UTF8.self)) })
    #expect(body["reasoning_effort"] == "low" || body["reasoning"]?["effort"] == "low")
    #expect(body["max_completion_tokens"] == 500 || body["max_output_tokens"] == 500)
    #expect(body["prompt_cache_key"] == "larder")
    let wrong = try self.run(server, ["--effort", "LOW; drop"])
    #expect(wrong.exit == 2)
  }
}
