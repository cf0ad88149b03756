internal import JSON

/// An answer of chat completions, from OpenAI or a compatible server. A whole message is read as one delta.
struct OpenAIReply: ReplyAssembly {
  private var message = OpenAIMessage()
  private var stopReason: String?
  private var tokens = OpenAITokens()
  private var model: String?
  private(set) var progress = ReplyProgress.nothing
  private(set) var isOver = false

  mutating func take(_ chunk: JSONValue) -> [ReplyDelta] {
    model = chunk["model"]?.filledString ?? model
    tokens.take(chunk)
    guard let choices = chunk["choices"]?.array else { return [] }
    if progress == .nothing { progress = .open }
    return choices.filter { ($0["index"]?.wholeNumber ?? 0) == 0 }.flatMap { take(choice: $0) }
  }

  mutating func takeEndMark() {
    progress = .ended
    isOver = true
  }

  private mutating func take(choice: JSONValue) -> [ReplyDelta] {
    var deltas: [ReplyDelta] = []
    if let delta = choice["delta"], delta.members != nil {
      // A message beside a delta repeats what was sent so far.
      deltas = message.take(delta, isWhole: false)
    } else if let whole = choice["message"], whole.members != nil {
      deltas = message.take(whole, isWhole: true)
      progress = .ended
    }
    if let reason = choice["finish_reason"]?.filledString {
      stopReason = reason
      progress = .ended
    }
    return deltas
  }

  func reply(isWhole: Bool) -> WireReply {
    var reply = WireReply()
    let calls = message.calls.calls
    reply.text = message.text
    reply.thinking = message.thinking
    reply.refusal = message.refusal.isEmpty ? nil : message.refusal
    reply.calls = isWhole ? calls : []
    reply.incompleteCalls = isWhole ? [] : calls
    reply.stopReason = stopReason
    reply.stop = stop(hasCalls: !calls.isEmpty)
    reply.tokens = tokens.wire
    reply.usage = tokens.usage
    reply.model = model
    if isWhole { reply.verbatim = message.verbatim(keeping: reply.stop.runnable(of: calls.count)) }
    return reply
  }

  /// The reason for a tool call cannot be relied upon: forced calls end with "stop", and some servers give no reason at
  /// all.
  private func stop(hasCalls: Bool) -> StopReason {
    switch stopReason {
    case "length", "max_tokens", "model_length": .length
    case "content_filter": .filtered
    default: hasCalls ? .toolCalls : message.refusal.isEmpty ? .finished : .refused
    }
  }
}
