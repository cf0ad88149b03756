import JSON
import LanguageModels
import Testing

@Suite struct `a recorded answer` {
  @Test(arguments: [
    ModelReply(), ModelReply(text: "Saved? Not yet.\nSay y."), ModelReply(stop: .unsure),
    ModelReply(text: "cut", stop: .length),
    ModelReply(text: "no", stop: .refused), ModelReply(stop: .filtered),
    ModelReply(
      calls: [ToolCall(id: "r1", tool: "log_meal", arguments: ["items": [["food": "egg", "quantity": 2]]])],
      stop: .toolCalls),
    ModelReply(
      text: "Let me see.",
      calls: [
        ToolCall(id: "r1", tool: "show_day", arguments: [:]),
        ToolCall(id: "r2", tool: "find_food", arguments: ["words": "é"]),
      ],
      stop: .toolCalls, usage: Usage(input: 1_200, output: 30, cached: 900)),
    ModelReply(calls: [ToolCall(id: "r1", tool: "show_day", arguments: [:])], stop: .length),
  ])
  func `reads back as it was`(reply: ModelReply) {
    #expect(read(RecordedReply(reply).text) == reply)
  }

  private func read(_ text: String) -> ModelReply? {
    try? RecordedReply(text: text)?.outcome.get()
  }

  @Test(arguments: [
    ModelError.libraryMissing, .unreachable(provider: "openai"), .redirected(provider: "openai", toHost: "example.org"),
    .unknownModel(provider: "ollama", model: "llama9"), .toolsUnsupported(provider: "ollama", model: "gemma"),
    .quotaExhausted(provider: "gemini"), .keyMissing(provider: "gemini"), .cancelled,
  ])
  func `may be why there was none`(error: ModelError) {
    #expect(RecordedReply(text: RecordedReply(error).text)?.outcome == .failure(error))
  }

  @Test func `is one line with what differs from an empty answer`() {
    let reply = ModelReply(
      text: "a\nb", calls: [ToolCall(id: "toolu_1", tool: "show_day", arguments: ["day": "2026-11-20"])],
      stop: .toolCalls,
      usage: Usage(input: 5))
    #expect(
      RecordedReply(reply).text
        == #"{"calls":[{"arguments":{"day":"2026-11-20"},"tool":"show_day"}],"text":"a\nb","usage":{"cached":0,"input":5,"output":0}}"#
    )
    #expect(RecordedReply(ModelReply()).text == "{}")
    #expect(RecordedReply(ModelReply(text: "x", stop: .unsure)).text == #"{"stop":"unsure","text":"x"}"#)
  }

  @Test func `may leave out what goes without saying`() throws {
    let reply = try #require(read(#"{"calls": [{"tool": "show_day"}, {"id": "x", "tool": "undo"}]}"#))
    #expect(reply.calls.map(\.id) == ["r1", "x"])
    #expect(reply.calls.map(\.arguments) == [[:], [:]])
    #expect(reply.stop == .toolCalls)
    #expect(reply.usage == .none)
    #expect(
      read(#"{"text": "hi", "usage": {"output": 4}}"#)
        == ModelReply(text: "hi", usage: Usage(output: 4)))
  }

  @Test(arguments: [
    "", "hello", "[]", "null", #""text""#, #"{"text": 5}"#, #"{"calls": {}}"#, #"{"calls": [{"arguments": {}}]}"#,
    #"{"stop": "tired"}"#, #"{"usage": {"input": "many"}}"#, #"{"usage": {"input": 1.5}}"#,
    #"{"failure": "tired"}"#,
    #"{"text": "a"} {"text": "b"}"#,
  ])
  func `is nothing where the text is no such object`(text: String) {
    #expect(RecordedReply(text: text) == nil)
  }
}
