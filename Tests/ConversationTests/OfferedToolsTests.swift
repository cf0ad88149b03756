import Calls
import Conversation
import JSON
import LanguageModels
import Services
import Testing

/// A model is offered the tools of every day, and those of a topic once the conversation has come to it.
struct OfferedToolsTests {
  private let toolbox = Toolbox.all

  private func names(after messages: [Message] = [], waiting: String? = nil) -> [String] {
    toolbox.offered(after: messages, waiting: waiting).map(\.name)
  }

  private func calling(_ tool: String, _ arguments: JSONValue = [:]) -> Message {
    .assistant(ModelReply(calls: [ToolCall(id: "1", tool: tool, arguments: arguments)]))
  }

  @Test func `at first there are the tools of every day`() {
    let everyday = names()
    #expect(everyday.first == "log_meal" && everyday.contains("more_tools"))
    #expect(!everyday.contains("save_family_member") && !everyday.contains("save_food"))
    #expect(everyday.count < toolbox.definitions.count)
  }

  @Test(arguments: ToolTopic.allCases)
  func `a topic that is asked for adds its tools behind those of every day`(topic: ToolTopic) {
    let offered = names(after: [calling("more_tools", ["topic": .string(topic.rawValue)])])
    #expect(offered.count > names().count)
    #expect(offered.starts(with: names()))
  }

  @Test func `all topics together are every tool`() {
    let asked = ToolTopic.allCases.map { calling("more_tools", ["topic": .string($0.rawValue)]) }
    #expect(Set(names(after: asked)) == Set(toolbox.definitions.map(\.name)))
  }

  @Test func `a tool whose calls only larder makes is not told of, and cannot be called`() throws {
    let name = ImportHealth().name
    #expect(!toolbox.offers(name) && !toolbox.definitions.map(\.name).contains(name))
    let call = ToolCall(
      id: "1", tool: name, arguments: ["source": "me", "active": [], "weights": [], "eaten": [], "leftOut": 0])
    let context = try Home().context()
    #expect(throws: ToolError.unknownTool(name, nearest: nil)) { try toolbox.run(call, in: context) }
  }

  @Test func `a tool that was called stays, with its topic`() {
    #expect(names(after: [calling("show_family")]).contains("suggest_family_targets"))
  }

  @Test func `a proposal that waits brings the tools that can correct it`() {
    #expect(names(waiting: "set_profile").contains("set_profile"))
  }

  @Test(arguments: [["topic": "pets"], ["topic": 3], [:], .null] as [JSONValue])
  func `a topic that does not exist opens nothing`(arguments: JSONValue) {
    #expect(names(after: [calling("more_tools", arguments)]) == names())
  }

  @Test func `the person sees nothing of a model's asking for tools`() async throws {
    let home = try Home()
    let asking = ModelReply(calls: [ToolCall(id: "1", tool: "more_tools", arguments: ["topic": "foods"])])
    let model = AskedModel([asking, ModelReply(text: "What is it called?")])
    let console = ListeningConsole(["save a food"])
    let session = try Session(
      store: home.store, foodBank: home.bank, models: .other(model), console: console, environment: home.environment)
    _ = await session.run()
    #expect(model.requests.map { $0.tools.contains { $0.name == "save_food" } } == [false, true])
    #expect(console.lines100.filter { !$0.isEmpty } == ["┃ What is it called?"])
  }
}
