import Conversation
internal import EmbeddedMessages
import FoundationEssentials
import JSON
import MCP
internal import Messages
import Nutrition
import Proposals
import Services
import Store
import Testing

/// A server in memory: lines go in, and what it sends is kept.
final class ServedHome {
  let store: Store
  let server: ContextServer
  private let sent: Sent
  private let clock: Clock

  private final class Sent {
    var lines: [String] = []
  }

  private final class Clock {
    var now = Instant(iso8601: "2026-11-20T12:30:00Z") ?? Instant(milliseconds: 0)
    var secrets = 0
  }

  init(_ confirmation: ContextServer.Confirmation = .form, dryRun: Bool = false) throws {
    let (sent, clock) = (Sent(), Clock())
    store = try Store.open(.memory)
    let console = ContextConsole { sent.lines.append($0) }
    var options = Session.Options()
    options.dryRun = dryRun
    let session = try Session(
      store: store, foodBank: FoodBank(store: store, knowledge: .embedded()), models: .builtIn, console: console,
      environment: TurnEnvironment(clock: { (clock.now, .utc) }, identifiers: SeededIdentifiers(seed: 7)),
      options: options)
    server = ContextServer(
      session: session, console: console, confirmation: confirmation, version: "1.0", now: { clock.now },
      secret: {
        clock.secrets += 1
        return "secret \(clock.secrets)"
      })
    self.sent = sent
    self.clock = clock
  }

  func wait(minutes: Int) { clock.now = clock.now.adding(minutes: minutes) }

  /// Sends a message and returns what came at once.
  func send(_ message: JSONValue) async -> [JSONValue] {
    var message = message
    message["jsonrpc"] = "2.0"
    return await send(line: message.text)
  }

  func send(line: String) async -> [JSONValue] {
    let before = sent.lines.count
    await server.receive(line)
    return sent.lines[before...].compactMap { JSONValue(text: $0) }
  }

  func ask(_ method: String, _ params: JSONValue = [:]) async throws -> JSONValue {
    try #require(await send(["id": 1, "method": .string(method), "params": params]).first)
  }

  /// Opens the older generation.
  func open(_ revision: String = "2025-11-25", capabilities: JSONValue = ["elicitation": [:]]) async throws -> JSONValue
  {
    try await ask(
      "initialize",
      [
        "protocolVersion": .string(revision), "capabilities": capabilities,
        "clientInfo": ["name": "kitchen", "version": "3"],
      ])
  }

  var entries: Int {
    get throws { try store.meals(of: store.defaultProfile().id, limit: 100).reduce(0) { $0 + $1.entries.count } }
  }
}

/// A request in the newest revision.
func modern(_ more: JSONValue = [:], capabilities: JSONValue = ["elicitation": [:]]) -> JSONValue {
  var params = more
  params["_meta"] = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": capabilities,
  ]
  return params
}

let pasta: JSONValue = [
  "name": "log_meal", "arguments": ["items": [["food": "pasta", "quantity": 200, "unit": "g"]]],
]

let yes: JSONValue = ["action": "accept", "content": ["save": true]]

struct ContextServerTests {
  @Test(arguments: ["2025-06-18", "2025-11-25"]) func `a handshake is answered in its revision`(
    revision: String
  ) async throws {
    let opened = try await ServedHome().open(revision)
    #expect(opened["result"]?["protocolVersion"]?.string == revision)
    #expect(opened["result"]?["serverInfo"]?["name"] == "larder")
  }

  @Test func `a handshake in another revision is answered in the newest that has one`() async throws {
    let opened = try await ServedHome().open("2024-11-05")
    #expect(opened["result"]?["protocolVersion"] == "2025-11-25")
  }

  @Test func `without a handshake each request says its revision`() async throws {
    let home = try ServedHome()
    #expect(try await home.ask("tools/list")["error"]?["code"] == -32_602)
    let list = try await home.ask("tools/list", modern())["result"]
    #expect(list?["resultType"] == "complete" && list?["cacheScope"] == "private")
    #expect(try await home.ask("ping", modern())["error"]?["code"] == -32_601)
    #expect(try await home.ask("server/discover", modern())["result"]?["supportedVersions"]?.array?.count == 3)
  }

  @Test(arguments: [
    "", "x", "[]", "1", "{}", #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#,
    #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
    #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#,
    #"{"jsonrpc":"2.0","id":{}}"#,
  ])
  func `what is no message is refused, and the server goes on`(line: String) async throws {
    let home = try ServedHome()
    let answers = await home.send(line: line)
    #expect(answers.count == 1 && answers.first?["error"]?["code"] != nil)
    #expect(try await home.open()["result"] != nil)
  }

  @Test func `a proposal is put before the person, and saved on a yes`() async throws {
    let home = try ServedHome()
    _ = try await home.open()
    let question = try await home.ask("tools/call", pasta)
    #expect(question["method"] == "elicitation/create")
    #expect(question["params"]?["message"]?.string?.contains("pasta, cooked") == true)
    #expect(try home.entries == 0)
    let answer = await home.send(["id": question["id"] ?? .null, "result": yes])
    #expect(answer.first?["id"] == 1 && answer.first?["result"]?["structuredContent"]?["saved"] == true)
    #expect(try home.entries == 1)
    #expect(try home.store.bookkeeping.drafts().isEmpty)
    #expect(await home.send(["id": question["id"] ?? .null, "result": yes]).isEmpty)
    #expect(try home.entries == 1)
  }

  @Test func `in the newest revision the call comes again with the answer`() async throws {
    let home = try ServedHome()
    let asked = try await home.ask("tools/call", modern(pasta))["result"]
    #expect(asked?["resultType"] == "input_required")
    #expect(asked?["inputRequests"]?["save"]?["method"] == "elicitation/create")
    var again = pasta
    again["requestState"] = asked?["requestState"]
    again["inputResponses"] = ["save": yes]
    let saved = try await home.ask("tools/call", modern(again))["result"]
    #expect(saved?["structuredContent"]?["saved"] == true)
    #expect(try home.entries == 1)
    #expect(try await home.ask("tools/call", modern(again))["result"]?["isError"] == true)
  }

  @Test func `an answer that comes too late is none`() async throws {
    let home = try ServedHome()
    let asked = try await home.ask("tools/call", modern(pasta))["result"]
    home.wait(minutes: 16)
    var again = pasta
    again["requestState"] = asked?["requestState"]
    again["inputResponses"] = ["save": yes]
    #expect(try await home.ask("tools/call", modern(again))["result"]?["isError"] == true)
    #expect(try home.entries == 0 && home.store.bookkeeping.drafts().count == 1)
  }

  @Test(
    arguments: [
      ["action": "accept"], ["action": "accept", "content": ["save": "true"]],
      ["action": "accept", "content": ["save": 1]],
      ["action": "cancel", "content": ["save": true]], ["content": ["save": true]], .null, [], "yes",
    ] as [JSONValue])
  func `only an explicit yes is one, and the draft stays`(answer: JSONValue) async throws {
    let home = try ServedHome()
    _ = try await home.open()
    let question = try await home.ask("tools/call", pasta)
    let told = await home.send(["id": question["id"] ?? .null, "result": answer])
    #expect(told.first?["result"]?["structuredContent"]?["saved"] == false)
    #expect(try home.entries == 0 && home.store.bookkeeping.drafts().count == 1)
  }

  @Test(arguments: [["action": "decline"], ["action": "accept", "content": ["save": false]]] as [JSONValue])
  func `a no drops the draft`(answer: JSONValue) async throws {
    let home = try ServedHome()
    _ = try await home.open()
    let question = try await home.ask("tools/call", pasta)
    _ = await home.send(["id": question["id"] ?? .null, "result": answer])
    #expect(try home.entries == 0 && home.store.bookkeeping.drafts().isEmpty)
  }

  @Test func `a client without forms, and one that is not to ask, get a draft`() async throws {
    let clients: [(ServedHome, JSONValue)] = [(try ServedHome(), [:]), (try ServedHome(.draft), ["elicitation": [:]])]
    for (home, capabilities) in clients {
      _ = try await home.open(capabilities: capabilities)
      let result = try await home.ask("tools/call", pasta)["result"]?["structuredContent"]
      #expect(result?["saved"] == false && result?["proposal"] == "p1")
      #expect(try home.store.bookkeeping.drafts().count == 1)
    }
  }

  @Test func `a dry run saves nothing whatever is said`() async throws {
    let home = try ServedHome(dryRun: true)
    _ = try await home.open()
    let question = try await home.ask("tools/call", pasta)
    let told = await home.send(["id": question["id"] ?? .null, "result": yes])
    #expect(told.first?["result"]?["structuredContent"]?["saved"] == false)
    #expect(try home.entries == 0)
  }

  @Test func `a cancelled call is not answered, and its form counts for nothing`() async throws {
    let home = try ServedHome()
    _ = try await home.open()
    let question = try await home.ask("tools/call", pasta)
    #expect(await home.send(["method": "notifications/cancelled", "params": ["requestId": 1]]).isEmpty)
    #expect(await home.send(["id": question["id"] ?? .null, "result": yes]).isEmpty)
    #expect(try home.entries == 0)
  }

  @Test func `what a model writes is its estimate, unless the person has typed it into a prompt`() async throws {
    let home = try ServedHome(.draft)
    _ = try await home.open()
    let eggs: JSONValue = ["name": "log_meal", "arguments": ["items": [["food": "egg", "quantity": 3]]]]
    func tier() async throws -> JSONValue? {
      try await home.ask("tools/call", eggs)["result"]?["structuredContent"]?["lines"]?.array?.first?["tier"]
    }
    #expect(try await tier() == "estimated")
    _ = try await home.ask("prompts/get", ["name": "log", "arguments": ["words": "three eggs"]])
    #expect(try await tier() == "database")
  }

  @Test func `the same meal again corrects the draft`() async throws {
    let home = try ServedHome(.draft)
    _ = try await home.open()
    _ = try await home.ask("tools/call", pasta)
    _ = try await home.ask(
      "tools/call", ["name": "log_meal", "arguments": ["items": [["food": "rice", "quantity": 150, "unit": "g"]]]])
    #expect(try home.store.bookkeeping.drafts().map(\.proposal.summary.english) == ["lunch, 195 kcal"])
  }

  @Test func `a file that nobody named is not opened`() async throws {
    let home = try ServedHome()
    _ = try await home.open()
    let result = try await home.ask("tools/call", ["name": "scan_file", "arguments": ["path": "/etc/passwd"]])["result"]
    #expect(result?["isError"] == true || result?.text.contains("not opened") == true)
  }

  @Test(arguments: ["larder://today", "larder://week", "larder://foods"]) func `resources are read`(
    address: String
  ) async throws {
    let home = try ServedHome()
    _ = try await home.open()
    let read = try await home.ask("resources/read", ["uri": .string(address)])["result"]?["contents"]?.array?.first
    #expect(read?["text"]?.string.flatMap { JSONValue(text: $0) } != nil)
  }
}
