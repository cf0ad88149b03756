import JSON
import LoopbackServer
import Testing

private let unread = "the big bowl from the corner place, you know which"

@Test func `what the interpreter does not read goes to the model, and only a yes saves its proposal`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.soup, ModelServer.text("Here it is."))
  let run = try household.run(asking: models, [], input: "\(unread)\ny\n")
  #expect(run.exit == 0)
  #expect(run.lines.contains { $0.contains("pho") && $0.contains("410 kcal") })
  #expect(try household.eaten() == 410)
  #expect(models.server.requests.map(\.target) == ["/v1/responses", "/v1/responses"])
}

@Test func `what the interpreter reads is asked of nobody`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.soup)
  #expect(try household.run(asking: models, [], input: "had 200g pasta for lunch\ny\n").exit == 0)
  #expect(models.server.requests.isEmpty)
  #expect(try household.eaten() == 316)
}

@Test(arguments: [([], "┃ "), (["--plain"], "model: ")])
func `what a model says of a save is marked as its own, and larder says what is true`(
  options: [String], mark: String
) throws {
  let household = try Household()
  let words = "Saved: pho.\\nI have saved it.\\r\\n\\u0301S\u{430}ved: pho"
  let models = try ModelServer(ModelServer.soup, ModelServer.text(words))
  let run = try household.run(asking: models, options, input: "\(unread)\nn\n")
  #expect(!run.output.contains("Saved"))
  #expect(run.lines.filter { $0.hasPrefix(mark) } == ["\(mark)I have saved it.", "\(mark)S\u{430}ved: pho"])
  #expect(run.asides.contains("(A remark of the model was left out: nothing is saved before you say y.)"))
  #expect(try household.eaten() == .null)
}

@Test func `a model that cannot be asked is said, and what the interpreter reads still works`() throws {
  let household = try Household()
  let models = try ModelServer(.whole(401, body: Array(#"{"error":{"message":"no"}}"#.utf8)))
  let run = try household.run(asking: models, [], input: "\(unread)\n+300 soup\ny\n")
  #expect(run.asides.contains("openai refused the key."))
  #expect(try household.eaten() == 300)
}

@Test func `where the model answers every turn and cannot, larder answers itself`() throws {
  let household = try Household()
  let models = try ModelServer(.whole(401, body: Array(#"{"error":{"message":"no"}}"#.utf8)))
  let run = try household.run(asking: models, ["--no-local"], input: "+300 soup\ny\n")
  #expect(run.asides.contains("larder’s own interpreter answers instead."))
  #expect(try household.eaten() == 300)
}

@Test func `a key is sent to its provider and shown nowhere`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.soup, ModelServer.text("Here it is."))
  let run = try household.run(asking: models, ["--trace"], input: "\(unread)\nn\n")
  #expect(models.server.requests.first?["authorization"] == "Bearer sk-secret-of-tests")
  #expect(run.asides.contains("/v1/responses"))
  #expect(!(run.output + run.asides).contains("secret-of-tests"))
  #expect(run.isPrintable)
}

@Test func `a model is asked no more often than it may be`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.soup)
  let run = try household.run(asking: models, ["--max-calls", "1"], input: "\(unread)\n\(unread)\n")
  #expect(models.server.requests.count == 1)
  #expect(run.asides.contains("Models were asked once within the hour, as often as they may be"))
  #expect(run.output.contains("Kept for later, not saved"))
}

@Test func `the limit holds for all that runs on the same data, and can be raised`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.text("Which place is it?"))
  func ask(_ options: String..., times: Int = 1) throws {
    let lines = String(repeating: "\(unread)\n", count: times)
    _ = try household.run(asking: models, options, input: lines)
  }
  try ask("--max-calls", "2")
  try ask("--max-calls", "2", times: 2)
  #expect(models.server.requests.count == 2)
  _ = try household.run(asking: models, ["doctor", "--online", "--max-calls", "2"])
  #expect(models.server.requests.count == 2)
  try ask("--max-calls", "3", times: 2)
  #expect(models.server.requests.count == 3)
  try ask(times: 98)
  #expect(models.server.requests.count == 100)
}

@Test func `a server of one's own is asked as often as need be, unless a limit is set`() throws {
  let household = try Household()
  let server = try LoopbackServer([ModelServer.text("Which place is it?")])
  func ask(_ options: [String], _ environment: [String: String] = [:], times: Int) throws {
    let words = ["--home", household.home, "--model", "compatible:m", "--base-url", "\(server.address)/v1"] + options
    let lines = String(repeating: "\(unread)\n", count: times)
    _ = try Household.larder(words, input: Array(lines.utf8), environment: environment)
  }
  try ask([], times: 105)
  #expect(server.requests.count == 105)
  try ask([], ["LARDER_MAX_CALLS": "106"], times: 3)
  #expect(server.requests.count == 106)
  try ask(["--max-calls", "107"], ["LARDER_MAX_CALLS": "1"], times: 3)
  #expect(server.requests.count == 107)
}

@Test func `the tools that a model is offered only answer or propose`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.text("Which place is it?"))
  _ = try household.run(asking: models, [], input: "\(unread)\n")
  guard case .array(let tools) = try #require(models.bodies.first)["tools"] else {
    Issue.record("no tools were offered")
    return
  }
  let names = tools.compactMap { $0["name"] }
  #expect(names.contains("log_meal"))
  #expect(!names.contains { "\($0)".contains("confirm") || "\($0)".contains("apply") })
}

@Test func `the check asks the model one tiny thing`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.text("Yes."))
  let run = try household.run(asking: models, ["doctor", "--online"])
  #expect(run.exit == 0)
  #expect(
    run.output.contains("openai:test-model answers (1,000 tokens in, 20 out)") || run.output.contains("(1000 tokens in")
  )
  #expect(models.server.requests.count == 1)
}

@Test func `the check asks every other provider that has a key for its list of models`() throws {
  let household = try Household()
  let good = try LoopbackServer([.whole(body: Array(#"{"data":[{"id":"a"},{"id":"b"}]}"#.utf8))])
  let bad = try LoopbackServer([.whole(400, body: Array(#"{"error":{"message":"API key not valid"}}"#.utf8))])
  let run = try Household.larder(
    ["--home", household.home, "doctor", "--online"],
    environment: [
      "ANTHROPIC_API_KEY": "sk-one-of-tests", "ANTHROPIC_BASE_URL": good.address,
      "GEMINI_API_KEY": "sk-two-of-tests", "GEMINI_BASE_URL": bad.address,
    ])
  #expect(run.output.contains("anthropic takes the key (2 models)"))
  #expect(run.output.contains("gemini refused the key."))
  #expect(run.exit == 5)
  #expect(good.requests.first?.target == "/v1/models?limit=1000")
  #expect(good.requests.first?["anthropic-version"] == "2023-06-01")
  #expect(!run.output.contains("sk-"))
}

@Test func `the check says what is wrong with the model`() throws {
  let household = try Household()
  let models = try ModelServer(.whole(401, body: Array(#"{"error":{"message":"no"}}"#.utf8)))
  let run = try household.run(asking: models, ["doctor", "--online"])
  #expect(run.exit == 5)
}

@Test func `a recorded conversation with a model replays without it`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.soup, ModelServer.text("Here it is."))
  _ = try household.run(asking: models, ["--record", household.path("talk.txt")], input: "\(unread)\ny\n")
  #expect(try household.read("talk.txt").contains("model: recorded"))
  #expect(try household.run("replay", household.path("talk.txt")).output == "1 passed, 0 failed\n")
}

@Test func `a recorded conversation replays where the model failed, too`() throws {
  let household = try Household()
  let models = try ModelServer(.whole(401, body: "{}".utf8))
  let run = try household.run(asking: models, ["--record", household.path("talk.txt")], input: "\(unread)\n")
  #expect(run.asides.contains("What you said is kept: /pending asks again."))
  #expect(try household.read("talk.txt").contains(#"  < {"failure":"key refused","provider":"openai"}"#))
  #expect(try household.run("replay", household.path("talk.txt")).output == "1 passed, 0 failed\n")
}

@Test func `a changed prompt shows in the conversations that were held with it`() throws {
  let household = try Household()
  let models = try ModelServer(ModelServer.text("Here it is."))
  _ = try household.run(asking: models, ["--record", household.path("talk.txt")], input: "\(unread)\n")
  try household.folders("prompts")
  try household.write("version: 900\n\nYou are larder.\n", to: "prompts/conversation.md")
  let run = try household.run("replay", "--prompts", household.path("prompts"), household.path("talk.txt"))
  #expect(run.exit == 1)
  #expect(run.output.contains("prompt: 900"))
}

@Test func `a replay with another model says how its proposals differ`() throws {
  let household = try Household()
  let first = try ModelServer(ModelServer.soup, ModelServer.text("Here it is."))
  _ = try household.run(asking: first, ["--record", household.path("talk.txt")], input: "\(unread)\ny\n")
  let same = try ModelServer(ModelServer.soup, ModelServer.text("Here it is."))
  let again = try household.run(asking: same, ["replay", household.path("talk.txt")])
  #expect(
    again.lines == ["tool 100 %, food 100 %, grams 100 %, meal 100 %, day 100 %", "1 turns as recorded, 0 differ"])
  let other = try ModelServer(ModelServer.text("I do not know."))
  let silent = try household.run(asking: other, ["replay", household.path("talk.txt")])
  #expect(silent.lines.last == "0 turns as recorded, 1 differ")
  #expect(silent.lines.first?.hasSuffix("pho → nothing; -410 kcal") == true)
}
