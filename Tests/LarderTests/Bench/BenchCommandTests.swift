import Bench
import Conversation
import HTTP
import JSON
import LanguageModels
import LoopbackServer
import Nutrition
import Services
import TestSupport
import Testing

/// `larder bench`, from the command line.
struct BenchCommandTests {
  private let household: Household

  init() throws { household = try Household() }

  private func run(_ words: [String]) throws -> ProgramRun {
    let keys = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY"].map { ($0, "sk-secret-of-tests") }
    return try Household.larder(
      ["--home", household.home, "bench"] + words, environment: Dictionary(keys) { first, _ in first })
  }

  @Test(arguments: [ProviderName.openai, .anthropic, .gemini, .compatible])
  func `a good model gets all of the lines right, in every dialect`(provider: ProviderName) async throws {
    let text = try BenchText.embedded(.tools)
    let server = try WantedServer(provider, cases: text.cases)
    let address = GivenAddress("\(server.server.address)/v1", for: provider)
    let model = WireModel(
      try Endpoint(provider, option: address, variables: [:], key: Secret("sk-secret-of-tests")),
      settings: DialectSettings(model: "good-model"), client: HTTPClient(HTTPSettings(userAgent: "larder/test")),
      timing: .system, permit: { _ in })
    let home = try await BenchHome(
      text.home, knowledge: .embedded(), zone: Zone(identifier: "Europe/Berlin", offset: 3_600),
      options: Session.Options())
    let run = BenchRun(home) { .other(model) }
    // A quarter of the lines for each dialect, another one for each.
    let first = [.openai, .anthropic, .gemini, .compatible].firstIndex(of: provider) ?? 0
    for (number, single) in text.cases.enumerated() where (number + first) % TestLength.stride(4) == 0 {
      for result in try await run.results(of: single, run: 1) {
        #expect(result.shares[.right] == 1 && result.counts[.failures] == 0, "\(result.id)")
        #expect(result.counts[.repairs] == 0 || single.topic == "scanning", "\(result.id)")
      }
    }
  }

  @Test func `what was asked is not asked again`() throws {
    let server = try WantedServer(.compatible, cases: BenchText.embedded(.day).cases)
    let words = server.options + ["--suite", "day", "--json", household.path("results.json")]
    let first = try run(words)
    let asked = server.server.requests.count
    #expect(first.exit == 0 && asked > 20)
    let again = try run(words)
    #expect(server.server.requests.count == asked && again.lines == first.lines)
    let kept = try household.read("results.json").split(separator: "\n").compactMap { JSONValue(text: String($0)) }
    #expect(kept.contains { $0["turn"] != nil && $0["right"] == 1 } && kept.contains { $0["summary"] == "all" })
    let other = try run(["--model", "builtin", "--suite", "day", "--json", household.path("results.json")])
    #expect(other.exit == 2 && other.asides.contains("the results of another model"))
  }

  @Test func `more than a sum is not spent without a yes`() throws {
    let server = try WantedServer(.openai, cases: [])
    let unknown = try run(server.options + ["--suite", "day"])
    #expect(unknown.exit == 3 && unknown.asides.contains("what they cost is not known"))
    try household.folders("home")
    try household.write(
      #"{"currency": "USD", "models": {"openai:good-model": {"input": 100, "output": 100}}}"#, to: "home/prices.json")
    let dear = try run(server.options + ["--suite", "day", "--spend", "2"])
    #expect(dear.exit == 3 && dear.asides.contains("USD"))
    #expect(server.server.requests.isEmpty)
  }

  @Test func `the exit code tells whether enough is right`() throws {
    let server = try LoopbackServer([ModelServer.text("I do not know.")])
    let words = ["--model", "compatible:m", "--base-url", "\(server.address)/v1", "--suite", "day", "--least"]
    #expect(try run(words + ["90"]).exit == 1)
    #expect(try run(words + ["5"]).exit == 0)
  }

  @Test func `transcripts and tables of meals are part of it`() throws {
    try household.write(
      "sentence,carbs_g\n\"For lunch, I had 200g of cooked white rice.\",56\n", to: "meals.csv")
    let run = try run(["--suite", "nutribench", household.path("meals.csv"), "--json"])
    let summary = run.lines.compactMap { JSONValue(text: $0) }.first { $0["summary"] == "nutribench" }
    #expect(summary?["right"]?["mean"] == 1 && summary?["turns"] == 1)
    #expect(try self.run(["--suite", "nutribench"]).exit == 2)
    #expect(try self.run(["--suite", "sums"]).exit == 2)
  }
}
