import JSON
import LanguageModels
import Testing

/// Conversations of two recorded requests: the second shows how a client that worked sent the first answer back.
@Suite struct `Recorded answers that go back` {
  private struct Pair: Sendable, CustomTestStringConvertible {
    let first: Recording
    let second: JSONValue

    var testDescription: String { first.name }
  }

  private static let pairs = Recordings.all.filter { $0.name.hasSuffix("-1") }.compactMap { first -> Pair? in
    let stem = String(first.name.dropLast(2))
    let second = ["-2-result", "-2-results"].lazy.compactMap { end in
      Recordings.all.first { $0.name.hasPrefix(stem + end) }?.request
    }.first
    return second.map { Pair(first: first, second: $0) }
  }

  @Test(arguments: pairs)
  private func `are the turn that the recorded client sent`(_ pair: Pair) {
    let reply = pair.first.read([pair.first.body[...]]).reply.modelReply
    let results = reply.calls.map { Message.toolResult(ToolResult(call: $0, outcome: .answer("done"))) }
    let request = ModelRequest(
      messages: [.user("hi"), .assistant(reply)] + results, tools: [],
      situation: Situation(now: "", today: "", profile: ""))
    let body = pair.first.dialect.request(for: request, settings: DialectSettings(model: "m")).json
    let ours = Echo(body)
    let theirs = Echo(pair.second)
    #expect(ours.calls == theirs.calls)
    #expect(ours.signatures.isSuperset(of: theirs.signatures))
    #expect(ours.results == theirs.results)
    #expect(ours.text == theirs.text)
  }
}

/// What must be the same in a turn and its results, whoever sends it.
private struct Echo {
  var calls: [JSONValue] = []
  var signatures: Set<String> = []
  var results = 0
  var text = ""

  init(_ body: JSONValue) {
    let turns = body["messages"]?.array ?? body["contents"]?.array ?? []
    guard let index = turns.firstIndex(where: { $0["role"] == "assistant" || $0["role"] == "model" }) else { return }
    let turn = turns[index]
    for call in turn["tool_calls"]?.array ?? [] { take(openAI: call) }
    text += turn["content"]?.string ?? ""
    for block in (turn["content"] ?? turn["parts"])?.array ?? [] { take(block) }
    results = turns[(index + 1)...].reduce(0) { $0 + Echo.results(in: $1) }
  }

  private mutating func take(openAI call: JSONValue) {
    let arguments = JSONValue(parsing: call["function"]?["arguments"]?.string ?? "")
    calls.append([call["id"] ?? .null, call["function"]?["name"] ?? .null, arguments])
  }

  private mutating func take(_ block: JSONValue) {
    if let call = block["functionCall"] ?? block["function_call"] {
      calls.append([call["name"] ?? .null, call["args"] ?? [:]])
    } else if block["type"] == "tool_use" {
      calls.append([block["id"] ?? .null, block["name"] ?? .null, block["input"] ?? .null])
    } else if block["thought"] != true {
      text += block["text"]?.string ?? ""
    }
    for key in ["signature", "thoughtSignature"] {
      if let signature = block[key]?.string { signatures.insert(Echo.standard(signature)) }
    }
  }

  /// Some clients write base-64 with the letters that are safe in addresses.
  private static func standard(_ signature: String) -> String {
    String(signature.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
  }

  private static func results(in turn: JSONValue) -> Int {
    if turn["role"] == "tool" { return 1 }
    return ((turn["content"] ?? turn["parts"])?.array ?? []).count { block in
      block["type"] == "tool_result" || (block["functionResponse"] ?? block["function_response"]) != nil
    }
  }
}
