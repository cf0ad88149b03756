import JSON
import LanguageModels
import Testing

/// One chunk with these parts.
private func chunk(_ parts: String, finish: String? = nil, more: String = "") -> String {
  let reason = finish.map { #","finishReason":"\#($0)""# } ?? ""
  return #"{"candidates":[{"content":{"role":"model","parts":[\#(parts)]}\#(reason)}]\#(more)}"#
}

@Suite struct `An answer of generateContent` {
  private func read(_ body: String) -> Reading { Reading(body, by: GeminiDialect()) }

  private static let chunks = [
    chunk(#"{"text":"Good "}"#), chunk(#"{"text":"day"}"#),
    chunk(#"{"text":""}"#, finish: "STOP", more: #","usageMetadata":{"promptTokenCount":4,"candidatesTokenCount":2}"#),
  ]

  @Test(arguments: [
    chunks.map { "data: \($0)\r\n\r\n" }.joined(), "[\(chunks.joined(separator: "\n,\n"))\n]\n",
    chunks.joined(separator: "\n"),
  ])
  func `is text that grows, in events or in an array`(body: String) {
    let reading = read(body)
    #expect(reading.reply.text == "Good day")
    #expect(reading.shown == "Good day")
    #expect(reading.reply.usage == Usage(input: 4, output: 2))
    let content: JSONValue = ["role": "model", "parts": [["text": "Good day"]]]
    #expect(reading.reply.verbatim == VerbatimTurn(dialect: "gemini", content: content))
  }

  @Test func `keeps each part with its signature`() {
    let body = events(
      chunk(#"{"text":"Hm","thought":true}"#), chunk(#"{"text":"m","thought":true}"#),
      chunk(#"{"functionCall":{"name":"f","args":{"x":1},"id":"i"},"thoughtSignature":"s1"}"#),
      chunk(#"{"functionCall":{"name":"g"}}"#), chunk(#"{"text":"","thoughtSignature":"s2"}"#, finish: "STOP"))
    let reply = read(body).reply
    #expect(reply.thinking == "Hmm")
    #expect(reply.stop == .toolCalls)
    #expect(reply.modelReply.calls.map(\.id) == ["i", "call_2"])
    #expect(reply.modelReply.calls.map(\.arguments) == [["x": 1], [:]])
    let parts: JSONValue = [
      ["text": "Hmm", "thought": true],
      ["functionCall": ["name": "f", "args": ["x": 1], "id": "i"], "thoughtSignature": "s1"],
      ["functionCall": ["name": "g"]], ["text": "", "thoughtSignature": "s2"],
    ]
    #expect(reply.verbatim?.content["parts"] == parts)
  }

  @Test(arguments: [
    ("STOP", StopReason.finished), ("MAX_TOKENS", .length), ("SAFETY", .filtered), ("PROHIBITED_CONTENT", .filtered),
    ("MALFORMED_FUNCTION_CALL", .finished), ("SOMETHING_NEW", .finished),
  ])
  func `may have no parts for any reason`(reason: String, stop: StopReason) {
    let reply = read(#"{"candidates":[{"finishReason":"\#(reason)"}]}"#).reply
    #expect(reply.saidNothing)
    #expect(reply.stop == stop)
    #expect(reply.stopReason == reason)
    #expect(reply.verbatim == nil)
  }

  @Test func `loses its last call where it was cut by length`() {
    let reply = read(
      chunk(#"{"functionCall":{"name":"f"}},{"functionCall":{"name":"g"}}"#, finish: "MAX_TOKENS")
    ).reply
    #expect(reply.modelReply.calls.map(\.tool) == ["f"])
    #expect(reply.verbatim?.content["parts"]?.array?.count == 1)
  }

  @Test func `may be blocked before it begins`() {
    let reading = read(events(#"{"promptFeedback":{"blockReason":"SAFETY"},"usageMetadata":{"promptTokenCount":9}}"#))
    #expect(reading.error == .blocked(reason: "SAFETY"))
    #expect(reading.error?.isRetryable == false)
  }

  @Test func `counts thinking as output`() {
    let usage = #"""
      ,"usageMetadata":{"promptTokenCount":10,"toolUsePromptTokenCount":5,"candidatesTokenCount":3,"thoughtsTokenCount":40,"cachedContentTokenCount":8}
      """#
    let reply = read(chunk(#"{"text":"a"}"#, finish: "STOP", more: usage)).reply
    #expect(reply.usage == Usage(input: 15, output: 43, cached: 8))
    #expect(reply.tokens.output == 3)
  }

  @Test func `is the first of several candidates`() {
    let body = #"""
      {"candidates":[{"index":1,"content":{"parts":[{"text":"no"}]}},{"content":{"parts":[{"text":"yes"}]},"finishReason":"STOP"}]}
      """#
    #expect(read(body).reply.text == "yes")
  }

  @Test(arguments: [
    "\n{\n  \"error\": {\"code\": 503, \"status\": \"UNAVAILABLE\"}\n}\n",
    "data: {\"error\": {\"code\": 503, \"status\": \"UNAVAILABLE\"}}\r\n\r\n",
    "[{\"error\": {\"code\": 503, \"status\": \"UNAVAILABLE\"}}]",
  ])
  func `may break off with an error of any form`(error: String) {
    let reading = read(events(chunk(#"{"text":"He"}"#)) + error)
    #expect(reading.reply.text == "He")
    #expect(reading.error?.isRetryable == true)
  }

  @Test func `is no answer without its end`() {
    let reading = read(events(chunk(#"{"text":"He"}"#)))
    #expect(reading.error == .unterminated)
    #expect(reading.reply.text == "He")
  }
}
