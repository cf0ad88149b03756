import Bench
import JSON
import LanguageModels
import LoopbackServer

/// A provider on this machine that calls what each line of the bench wants, in the language of its dialect.
struct WantedServer {
  let server: LoopbackServer
  private let provider: ProviderName

  init(_ provider: ProviderName, cases: [BenchCase]) throws {
    self.provider = provider
    let turns = Dictionary(cases.flatMap(\.turns).map { ($0.words, $0) }) { first, _ in first }
    server = try LoopbackServer { request in
      guard request.method == "POST", let body = JSONValue(text: String(decoding: request.body, as: UTF8.self)) else {
        return .whole(404, body: "{}".utf8)
      }
      let texts = WantedServer.lastTexts(of: body).flatMap { $0.split(separator: "\n\n").map(String.init) }
      let turn = texts.lazy.compactMap { turns[$0] }.last
      let calls = if case .calls(let rows)? = turn?.wanted { rows.compactMap(\.first) } else { [BenchCall]() }
      return .whole(type: "text/event-stream", body: WantedServer.answer(calls, of: provider).utf8)
    }
  }

  /// The options with which larder asks it.
  var options: [String] { ["--model", "\(provider.rawValue):good-model", "--base-url", "\(server.address)/v1"] }

  /// What the person has said last; nothing where a tool has answered since.
  private static func lastTexts(of body: JSONValue) -> [String] {
    let messages = ["input", "contents", "messages"].lazy.compactMap { body[$0]?.array }.first ?? []
    guard let last = messages.last, last["role"] == "user" else { return [] }
    guard let parts = (last["content"] ?? last["parts"])?.array else { return [last["content"]?.string ?? ""] }
    guard !parts.contains(where: { $0["functionResponse"] != nil || $0["type"] == "tool_result" }) else { return [] }
    return parts.compactMap { $0["text"]?.string }
  }

  private static func answer(_ calls: [BenchCall], of provider: ProviderName) -> String {
    func events(_ events: [JSONValue]) -> String { events.map { "data: \($0.text)\n\n" }.joined() }
    let numbered = calls.enumerated().map { (id: "call_\($0)", call: $1) }
    switch provider {
    case .openai:
      let items: [JSONValue] = numbered.map { id, call in
        [
          "type": "function_call", "call_id": .string(id), "name": .string(call.tool),
          "arguments": .string(call.arguments.text),
        ]
      }
      let said: JSONValue = ["type": "message", "content": [["type": "output_text", "text": "Fine."]]]
      let output: JSONValue = .array(items.isEmpty ? [said] : items)
      let usage: JSONValue = ["input_tokens": 1_000, "output_tokens": 20]
      return events([
        [
          "type": "response.completed",
          "response": ["object": "response", "status": "completed", "output": output, "usage": usage],
        ]
      ])
    case .anthropic:
      let blocks: [JSONValue] = numbered.map { id, call in
        ["type": "tool_use", "id": .string(id), "name": .string(call.tool), "input": call.arguments]
      }
      let said: JSONValue = ["type": "text", "text": "Fine."]
      let content = (blocks.isEmpty ? [said] : blocks).enumerated().flatMap { index, block -> [JSONValue] in
        let place = JSONValue(integerLiteral: index)
        return [
          ["type": "content_block_start", "index": place, "content_block": block],
          ["type": "content_block_stop", "index": place],
        ]
      }
      let start: JSONValue = [
        "type": "message_start", "message": ["role": "assistant", "usage": ["input_tokens": 1_000]],
      ]
      let end: JSONValue = [
        "type": "message_delta", "delta": ["stop_reason": "end_turn"], "usage": ["output_tokens": 20],
      ]
      return events([start] + content + [end, ["type": "message_stop"]])
    case .gemini:
      let parts: [JSONValue] = numbered.map { _, call in
        ["functionCall": ["name": .string(call.tool), "args": call.arguments]]
      }
      let content: JSONValue = ["role": "model", "parts": .array(parts.isEmpty ? [["text": "Fine."]] : parts)]
      let usage: JSONValue = ["promptTokenCount": 1_000, "candidatesTokenCount": 20]
      return events([["candidates": [["content": content, "finishReason": "STOP"]], "usageMetadata": usage]])
    case .ollama, .llamacpp, .compatible:
      let called: [JSONValue] = numbered.enumerated().map { index, pair in
        let function: JSONValue = ["name": .string(pair.call.tool), "arguments": .string(pair.call.arguments.text)]
        return [
          "index": JSONValue(integerLiteral: index), "id": .string(pair.id), "type": "function", "function": function,
        ]
      }
      let delta: JSONValue = called.isEmpty ? ["content": "Fine."] : ["tool_calls": .array(called)]
      let usage: JSONValue = ["prompt_tokens": 1_000, "completion_tokens": 20]
      return events([
        ["choices": [["index": 0, "delta": delta, "finish_reason": "stop"]]], ["choices": [], "usage": usage],
      ])
        + "data: [DONE]\n\n"
    }
  }
}
