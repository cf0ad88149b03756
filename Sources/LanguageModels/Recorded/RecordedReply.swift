internal import FoundationEssentials
internal import JSON

/// A model's answer as a transcript records it: `{"text": …, "calls": [{"tool": …, "arguments": {…}}], "usage": {…}}`,
/// with `"stop"` where the model did not simply finish. Calls are numbered again when read. A failure is recorded as
/// `{"failure": "overloaded", "provider": "openai"}`.
package struct RecordedReply: Hashable, Sendable {
  /// The answer, or why there was none.
  package let outcome: Result<ModelReply, ModelError>

  /// Records an answer.
  package init(_ reply: ModelReply) {
    outcome = .success(reply)
  }

  /// Records a failure.
  package init(_ failure: ModelError) {
    outcome = .failure(failure)
  }

  /// Nil where the text is not such an object.
  package init?(text: String) {
    if let json = JSONValue(text: text), json["failure"] != nil {
      guard let failure = RecordedFailure(json) else { return nil }
      outcome = .failure(failure.error)
      return
    }
    guard let data = try? JSONDecoder().decode(Form.self, from: Data(text.utf8)) else { return nil }
    let calls = (data.calls ?? []).enumerated().map { index, call in
      ToolCall(id: call.id ?? "r\(index + 1)", tool: call.tool, arguments: call.arguments ?? [:])
    }
    outcome = .success(
      ModelReply(
        text: data.text ?? "", calls: calls, stop: data.stop ?? RecordedReply.usualStop(calls),
        usage: data.usage.map { Usage(input: $0.input ?? 0, output: $0.output ?? 0, cached: $0.cached ?? 0) } ?? .none))
  }

  /// The JSON for a transcript, on one line; default and empty values are left out.
  package var text: String {
    switch outcome {
    case .success(let reply): RecordedReply.text(of: reply)
    case .failure(let error): RecordedFailure(error).json.text
    }
  }

  private static func text(of reply: ModelReply) -> String {
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
