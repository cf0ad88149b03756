internal import FoundationEssentials

/// A model's answer as a transcript holds it: `{"text": …, "calls": [{"tool": …, "arguments": {…}}], "usage": {…}}`,
/// with `"stop"` where the model stopped for another reason than being done. Calls are numbered anew when read.
package struct RecordedReply: Hashable, Sendable {
  package let reply: ModelReply

  package init(_ reply: ModelReply) {
    self.reply = reply
  }

  /// Nil where the text is not such an object.
  package init?(text: String) {
    guard let data = try? JSONDecoder().decode(Form.self, from: Data(text.utf8)) else { return nil }
    let calls = (data.calls ?? []).enumerated().map { index, call in
      ToolCall(id: call.id ?? "r\(index + 1)", tool: call.tool, arguments: call.arguments ?? [:])
    }
    reply = ModelReply(
      text: data.text ?? "", calls: calls, stop: data.stop ?? RecordedReply.usualStop(calls),
      usage: data.usage.map { Usage(input: $0.input ?? 0, output: $0.output ?? 0, cached: $0.cached ?? 0) } ?? .none)
  }

  package var text: String {
    var object: [String: JSONValue] = [:]
    if !reply.text.isEmpty { object["text"] = .string(reply.text) }
    if !reply.calls.isEmpty {
      object["calls"] = .array(reply.calls.map { ["tool": .string($0.tool), "arguments": $0.arguments] })
    }
    if reply.stop != RecordedReply.usualStop(reply.calls) { object["stop"] = .string(reply.stop.rawValue) }
    if reply.usage != .none { object["usage"] = JSONValue(encoding: reply.usage) }
    return JSONValue.object(object).text
  }

  private static func usualStop(_ calls: [ToolCall]) -> StopReason { calls.isEmpty ? .finished : .toolCalls }

  private struct Form: Decodable {
    var text: String?
    var calls: [Call]?
    var stop: StopReason?
    var usage: Counts?

    struct Call: Decodable {
      var id: String?
      var tool: String
      var arguments: JSONValue?
    }

    struct Counts: Decodable {
      var input: Int?
      var output: Int?
      var cached: Int?
    }
  }
}
