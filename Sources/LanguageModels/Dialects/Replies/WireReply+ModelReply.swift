internal import JSON

extension WireReply {
  private static let longestMalformed = 2000

  /// The answer for the conversation. Calls after which the answer may have been cut are removed. A call whose
  /// arguments are not JSON keeps their text as its arguments, which no tool's schema accepts.
  package var modelReply: ModelReply {
    let kept = calls.prefix(stop.runnable(of: calls.count))
    let ids = WireCall.identifiers(of: calls)
    return ModelReply(
      text: text.isEmpty ? refusal ?? "" : text,
      calls: zip(kept, ids).map { call, id in
        let malformed = JSONValue.string(String(call.raw.prefix(WireReply.longestMalformed)))
        return ToolCall(id: id, tool: call.name, arguments: call.arguments ?? malformed)
      },
      stop: stop, usage: usage, verbatim: verbatim)
  }
}

extension StopReason {
  /// The most calls in one answer; later ones are dropped from the conversation.
  private static let mostCalls = 128

  /// How many of the calls are kept: where the answer was cut, the last one may be incomplete; where it was refused or
  /// filtered, none are.
  func runnable(of count: Int) -> Int {
    switch self {
    case .finished, .toolCalls, .unsure: min(count, StopReason.mostCalls)
    case .length: min(max(0, count - 1), StopReason.mostCalls)
    case .refused, .filtered: 0
    }
  }
}
