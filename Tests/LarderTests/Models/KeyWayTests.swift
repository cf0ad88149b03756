import JSON
import LoopbackServer
import Testing

/// Where keys go, and where they do not.
struct KeyWayTests {
  private let household: Household
  private let unread = "the big bowl from the corner place, you know which"

  init() throws {
    household = try Household()
  }

  private func run(_ options: [String], _ environment: [String: String], input: String) throws -> ProgramRun {
    try Household.larder(
      ["--home", household.home, "--no-local"] + Household.hereAndNow + options, input: Array(input.utf8),
      environment: environment)
  }

  @Test func `the address of one model is not that of the next, which gets its key at its own`() throws {
    let one = try ModelServer(.whole(404, body: "{}".utf8), ModelServer.text("One."))
    let two = try ModelServer(.whole(404, body: "{}".utf8), ModelServer.text("Two."))
    let environment = ["OPENAI_API_KEY": "sk-secret-of-tests", "OPENAI_BASE_URL": "\(two.server.address)/v1"]
    let options = ["--model", "ollama:first", "--base-url", "\(one.server.address)/v1"]
    let run = try run(options, environment, input: "\(unread)\n/model openai:second\n\(unread)\n")
    #expect(run.output.contains("One.") && run.output.contains("Two."))
    #expect(one.server.requests.map(\.method) == ["GET", "POST"])
    #expect(one.server.requests.allSatisfy { $0["authorization"] == nil })
    #expect(two.server.requests.map(\.method) == ["GET", "POST"])
    #expect(two.server.requests.allSatisfy { $0["authorization"] == "Bearer sk-secret-of-tests" })
  }

  @Test func `another model of the same provider is at the same address`() throws {
    let models = try ModelServer(
      ModelServer.text("One."), .whole(404, body: "{}".utf8), ModelServer.text("Two."))
    let options = ["--model", "openai:first", "--base-url", "\(models.server.address)/v1"]
    let environment = ["OPENAI_API_KEY": "sk-secret-of-tests"]
    _ = try run(options, environment, input: "\(unread)\n/model openai:second\n\(unread)\n")
    #expect(models.bodies.compactMap { $0["model"] } == ["first", "second"])
  }

  @Test(arguments: ["--base-url", "OPENAI_BASE_URL"])
  func `a key over plain http to another machine is refused before anybody is asked`(place: String) throws {
    let address = "http://host.invalid:8000/v1"
    var environment = ["OPENAI_API_KEY": "sk-secret-of-tests"]
    var options = ["--model", "openai:test-model"]
    if place == "--base-url" { options += [place, address] } else { environment[place] = address }
    let run = try run(options, environment, input: "\(unread)\n")
    #expect(run.exit == 2)
    #expect(
      run.asides
        == "larder: The key for openai is not sent to host.invalid over plain http, where others can read it. "
        + "Use https, or a server on this machine.\n")
  }

  @Test func `an address without a model is nobody's`() throws {
    let run = try run(["--base-url", "http://127.0.0.1:1/v1"], [:], input: "hello\n")
    #expect(run.exit == 2)
    #expect(
      run.asides
        == "larder: --base-url is the address of a model’s server. Name the model, too: --model PROVIDER:NAME.\n")
  }
}
