internal import JSON

/// An answer of the Responses API: events that build items, with the whole answer at the end; or only the whole answer.
/// An answer in the form of chat completions is read as such.
struct ResponsesReply: ReplyAssembly {
  private var items = ResponsesItems()
  private var text = ""
  private var thinking = ""
  private var refusal = ""
  private var status: String?
  private var reason: String?
  private var tokens = ResponsesTokens()
  private var model: String?
  private var eventProgress = ReplyProgress.nothing
  private var hasSaidItsEnd = false
  private var chat: OpenAIReply?

  var progress: ReplyProgress { chat?.progress ?? eventProgress }
  var isOver: Bool { chat?.isOver ?? hasSaidItsEnd }

  mutating func take(_ chunk: JSONValue) -> [ReplyDelta] {
    if chat != nil || chunk["choices"] != nil && chunk["type"] == nil {
      if chat == nil { chat = OpenAIReply() }
      return chat?.take(chunk) ?? []
    }
    if chunk["object"]?.string == "response" { return finish(chunk) }
    guard let type = chunk["type"]?.string, type.hasPrefix("response.") else { return [] }
    if eventProgress == .nothing { eventProgress = .open }
    let index = chunk["output_index"]?.wholeNumber
    switch type {
    case "response.output_item.added": items.open(chunk["item"] ?? [:], at: index)
    case "response.output_item.done": items.finish(chunk["item"] ?? [:], at: index)
    case "response.output_text.delta": return say(chunk["delta"]?.filledString)
    case "response.refusal.delta": refusal += chunk["delta"]?.string ?? ""
    case "response.function_call_arguments.delta": items.extend(at: index, by: chunk["delta"]?.string ?? "")
    case "response.reasoning_summary_text.delta", "response.reasoning_text.delta":
      return think(chunk["delta"]?.filledString)
    case "response.completed", "response.incomplete", "response.failed", "response.cancelled":
      return finish(chunk["response"] ?? [:])
    default: model = chunk["response"]?["model"]?.filledString ?? model
    }
    return []
  }

  mutating func takeEndMark() { chat?.takeEndMark() }

  private mutating func say(_ piece: String?) -> [ReplyDelta] {
    guard let piece else { return [] }
    text += piece
    return [.text(piece)]
  }

  private mutating func think(_ piece: String?) -> [ReplyDelta] {
    guard let piece else { return [] }
    thinking += piece
    return [.thinking(piece)]
  }

  private mutating func finish(_ response: JSONValue) -> [ReplyDelta] {
    eventProgress = .ended
    hasSaidItsEnd = true
    status = response["status"]?.filledString
    reason = response["incomplete_details"]?["reason"]?.filledString
    model = response["model"]?.filledString ?? model
    tokens.take(response["usage"])
    items.resolve(response["output"]?.array ?? [])
    if refusal.isEmpty { refusal = items.texts("refusal", "refusal") }
    return text.isEmpty ? say(items.texts("output_text", "text")).filter { $0 != .text("") } : []
  }

  func reply(isWhole: Bool) -> WireReply {
    if let chat { return chat.reply(isWhole: isWhole) }
    var reply = WireReply()
    let calls = items.calls
    reply.text = text
    reply.thinking = thinking
    reply.refusal = refusal.isEmpty ? nil : refusal
    reply.calls = isWhole ? calls : []
    reply.incompleteCalls = isWhole ? [] : calls
    reply.stopReason = reason ?? status
    reply.stop = stop(hasCalls: !calls.isEmpty)
    reply.tokens = tokens.wire
    reply.usage = tokens.usage
    reply.model = model
    if isWhole { reply.verbatim = items.verbatim(keeping: reply.stop.runnable(of: calls.count)) }
    return reply
  }

  private func stop(hasCalls: Bool) -> StopReason {
    switch reason {
    case "max_output_tokens": .length
    case "content_filter": .filtered
    default: hasCalls ? .toolCalls : refusal.isEmpty ? .finished : .refused
    }
  }
}
