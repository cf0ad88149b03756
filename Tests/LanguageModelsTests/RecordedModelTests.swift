import JSON
import LanguageModels
import Testing

private let ask = Message.user("had an egg")

private func call(_ id: String) -> ToolCall { ToolCall(id: id, tool: "log_meal", arguments: [:]) }

private func calling(_ ids: String...) -> Message { .assistant(ModelReply(calls: ids.map(call), stop: .toolCalls)) }

private func result(_ id: String) -> Message { .toolResult(ToolResult(call: call(id), outcome: .answer([:]))) }

private func request(_ messages: [Message]) -> ModelRequest {
  ModelRequest(
    messages: messages, tools: [],
    situation: Situation(now: "2026-11-20T12:30:00+01:00", today: "2026-11-20", profile: "Ada"))
}

@Suite struct `the rules of a request` {
  @Test(arguments: [
    [], [ask], [ask, calling("a"), result("a")], [ask, calling("a", "b"), result("b"), result("a")],
    [ask, calling("a"), result("a"), calling("a"), result("a")],
    [ask, .assistant(ModelReply(text: "hi")), .event("saved"), ask],
    [ask, calling("a"), .toolResult(ToolResult(call: call("a"), outcome: .refused("no such tool")))],
    [
      ask, calling("a"), .toolResult(ToolResult(call: call("a"), outcome: .proposed(id: "p", facts: [:]))),
      .event("saved"), ask,
    ],
  ])
  func `are kept`(messages: [Message]) {
    #expect(RequestRules.broken(by: messages) == nil)
  }

  @Test(arguments: [
    ([ask, calling("a")], "the call a of log_meal has no result"),
    ([ask, calling("a", "b"), result("a")], "the call b of log_meal has no result"),
    ([ask, calling("a"), ask], "the call a of log_meal has no result"),
    ([ask, calling("a"), .event("declined"), result("a")], "the call a of log_meal has no result"),
    ([ask, calling("a"), calling("b"), result("b")], "the call a of log_meal has no result"),
    ([ask, result("a")], "the result for a answers no call"), ([result("a")], "the result for a answers no call"),
    ([ask, calling("a"), result("b")], "the result for b answers no call"),
    ([ask, calling("a"), result("a"), result("a")], "the result for a answers no call"),
    ([ask, calling("a"), result("a"), .assistant(ModelReply()), result("a")], "the result for a answers no call"),
  ])
  func `are broken`(messages: [Message], rule: String) {
    #expect(RequestRules.broken(by: messages) == rule)
  }
}

@Suite struct `a recorded model` {
  @Test func `gives its answers in order, and speaks their text`() async throws {
    let model = RecordedModel([ModelReply(text: "one"), ModelReply(calls: [call("a")], stop: .toolCalls)])
    model.add(RecordedReply(ModelReply(text: "three")))
    var spoken: [String] = []
    var replies: [ModelReply] = []
    for _ in 0..<3 { replies.append(try await model.respond(to: request([ask])) { spoken.append($0) }) }
    #expect(replies.map(\.text) == ["one", "", "three"])
    #expect(replies[1].calls == [call("a")])
    #expect(spoken == ["one", "three"])
    #expect(model.remaining == 0)
    #expect(!model.ranOut)
    #expect(model.brokenRule == nil)
    #expect(model.provider == "recorded")
  }

  @Test func `says when its answers have run out`() async {
    let model = RecordedModel()
    await #expect(throws: ModelError.noRecordedAnswer) { try await model.respond(to: request([ask])) { _ in } }
    #expect(model.ranOut)
  }

  @Test func `remembers the first rule that a request broke`() async throws {
    let model = RecordedModel([ModelReply(), ModelReply(), ModelReply()])
    for messages in [[ask, calling("a")], [result("b")], [ask]] {
      _ = try await model.respond(to: request(messages)) { _ in }
    }
    #expect(model.brokenRule == "the call a of log_meal has no result")
    #expect(model.remaining == 0)
  }
}

@Test func `token counts add up`() {
  let sum = Usage(input: 3, output: 2, cached: 1) + Usage(input: 30, output: 20, cached: 10)
  #expect(sum == Usage(input: 33, output: 22, cached: 11))
  #expect(sum + .none == sum)
}
