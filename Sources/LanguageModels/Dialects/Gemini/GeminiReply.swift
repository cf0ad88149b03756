internal import JSON

/// An answer of generateContent: one object, or a stream of objects of the same form, each with a piece of the content.
struct GeminiReply: ReplyAssembly {
  private var text = ""
  private var thinking = ""
  private var calls: [WireCall] = []
  private var parts = GeminiParts()
  private var stopReason: String?
  private var tokens = GeminiTokens()
  private var model: String?
  private(set) var progress = ReplyProgress.nothing

  mutating func take(_ chunk: JSONValue) -> [ReplyDelta] {
    model = chunk["modelVersion"]?.filledString ?? model
    tokens.take(chunk["usageMetadata"])
    if let candidates = chunk["candidates"]?.array {
      return candidates.filter { ($0["index"]?.wholeNumber ?? 0) == 0 }.flatMap { take(candidate: $0) }
    }
    if let reason = chunk["promptFeedback"]?["blockReason"]?.filledString, stopReason == nil {
      progress = .blocked(reason: reason)
    } else if chunk["usageMetadata"] != nil, progress == .nothing {
      progress = .open
    }
    return []
  }

  mutating func takeEndMark() {}

  var isOver: Bool { false }

  private mutating func take(candidate: JSONValue) -> [ReplyDelta] {
    if progress == .nothing { progress = .open }
    if let reason = candidate["finishReason"]?.filledString {
      stopReason = reason
      progress = .ended
    }
    return (candidate["content"]?["parts"]?.array ?? []).compactMap { take(part: $0) }
  }

  private mutating func take(part: JSONValue) -> ReplyDelta? {
    parts.append(part)
    if let call = part["functionCall"] {
      let name = call["name"]?.string ?? ""
      calls.append(WireCall(id: call["id"]?.filledString, name: name, arguments: call["args"] ?? [:]))
      return nil
    }
    guard let piece = part["text"]?.filledString else { return nil }
    if part["thought"] == true {
      thinking += piece
      return .thinking(piece)
    }
    text += piece
    return .text(piece)
  }

  func reply(isWhole: Bool) -> WireReply {
    var reply = WireReply()
    reply.text = text
    reply.thinking = thinking
    reply.calls = isWhole ? calls : []
    reply.incompleteCalls = isWhole ? [] : calls
    reply.stopReason = stopReason
    reply.stop = stop
    reply.tokens = tokens.wire
    reply.usage = tokens.usage
    reply.model = model
    if isWhole { reply.verbatim = parts.verbatim(keeping: stop.runnable(of: calls.count)) }
    return reply
  }

  /// The reason is "STOP" even where tools are called.
  private var stop: StopReason {
    switch stopReason {
    case "MAX_TOKENS": .length
    case "SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "MODEL_ARMOR", "IMAGE_SAFETY":
      .filtered
    default: calls.isEmpty ? .finished : .toolCalls
    }
  }
}
