import JSON
import LanguageModels
import Testing

/// Answers that no server would send must not harm: they are read in bounded time to some end.
@Suite struct `Answers that were tampered with` {
  private static let bodies: [[UInt8]] = [
    deltas(
      #"{"role":"assistant","content":"Good é👋","reasoning_details":[{"type":"t","text":"a","index":0}]}"#,
      #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"{\"x\":[1.5e3,"}}]}"#,
      #"{"tool_calls":[{"index":0,"function":{"arguments":"true]}"}}]}"#),
    events(
      #"{"type":"message_start","message":{"usage":{"input_tokens":3}}}"#,
      #"{"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"f","input":{}}}"#,
      #"{"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{\"x\":1}"}}"#,
      #"{"type":"message_delta","delta":{"stop_reason":"tool_use"},"usage":{"output_tokens":2}}"#),
    "[{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"a\"},{\"functionCall\":{\"name\":\"f\",\"args\":{\"x\":-0.5}}}]},"
      + "\"finishReason\":\"STOP\"}],\"usageMetadata\":{\"promptTokenCount\":4}}\r\n,\r\n{\"error\":{\"code\":429}}]",
  ].map { Array($0.utf8) }

  @Test(arguments: bodies.indices, Recordings.dialects)
  func `are read to an end`(_ index: Int, _ dialect: any Dialect) {
    var random = SeededGenerator(seed: UInt64(index) + 1)
    for _ in 0..<100 {
      var body = Self.bodies[index]
      for _ in 0...Int.random(in: 0...4, using: &random) { mutate(&body, &random) }
      let reading = Reading(body.pieces(by: &random), by: dialect)
      _ = reading.reply.modelReply
      _ = dialect.error(status: 400, contentType: nil, body: body[...])
    }
  }

  @Test(arguments: Recordings.dialects)
  func `go back as JSON that can be read`(_ dialect: any Dialect) throws {
    var random = SeededGenerator(seed: 99)
    for round in 0..<100 {
      var body = Self.bodies[round % Self.bodies.count]
      mutate(&body, &random)
      let reply = Reading([body[...]], by: dialect).reply.modelReply
      let request = Conversations.request([.user("hi"), .assistant(reply), .user("so")])
      let wire = dialect.request(for: request, settings: DialectSettings(model: "m"))
      #expect(throws: Never.self) { try JSONValue(json: wire.body[...]) }
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", "\"", "\\", ":", ",", "\n\n", "\r", "data: ", "null", "1e999", "\\ud83d", "index", "[DONE]",
    "\0",
  ]

  private func mutate(_ body: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<body.count, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0: body[place] = UInt8.random(in: 0...255, using: &random)
    case 1: body.removeSubrange(place..<min(body.count, place + Int.random(in: 1...20, using: &random)))
    case 2: body.insert(contentsOf: (Self.tokens.randomElement(using: &random) ?? "").utf8, at: place)
    case 3: body.insert(contentsOf: body[place..<min(body.count, place + 40)], at: place)
    default: body.removeSubrange(place...)
    }
    if body.isEmpty { body = [0] }
  }
}
