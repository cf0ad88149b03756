internal import JSON

/// An answer of the Messages API. A whole message is read as a start, its blocks and an end.
struct AnthropicReply: ReplyAssembly {
  private var blocks: [AnthropicBlock] = []
  private var stopReason: String?
  private var refusal: String?
  private var tokens = AnthropicTokens()
  private var model: String?
  private(set) var progress = ReplyProgress.nothing
  private(set) var isOver = false

  mutating func take(_ chunk: JSONValue) -> [ReplyDelta] {
    switch chunk["type"]?.string {
    case "message_start":
      begin(chunk["message"] ?? [:])
      return []
    case "message":
      begin(chunk)
      let content = chunk["content"]?.array ?? []
      let deltas = content.enumerated().flatMap { open($0.element, index: $0.offset) }
      end(chunk)
      progress = .ended
      return deltas
    case "content_block_start":
      return open(chunk["content_block"] ?? [:], index: chunk["index"]?.wholeNumber ?? blocks.count)
    case "content_block_delta":
      return extend(chunk)
    case "message_delta":
      tokens.take(chunk["usage"])
      end(chunk["delta"] ?? [:])
      return []
    case "message_stop":
      progress = .ended
      isOver = true
      return []
    default:
      return []
    }
  }

  mutating func takeEndMark() {}

  private mutating func begin(_ message: JSONValue) {
    if progress == .nothing { progress = .open }
    model = message["model"]?.filledString ?? model
    tokens.take(message["usage"])
  }

  private mutating func end(_ state: JSONValue) {
    guard let reason = state["stop_reason"]?.filledString else { return }
    stopReason = reason
    if reason == "refusal" { refusal = state["stop_details"]?["explanation"]?.filledString }
    progress = .ended
  }

  private mutating func open(_ content: JSONValue, index: Int) -> [ReplyDelta] {
    guard content.members != nil else { return [] }
    if progress == .nothing { progress = .open }
    let block = AnthropicBlock(content, index: index)
    blocks.append(block)
    switch block.kind {
    case .text: return block.text.isEmpty ? [] : [.text(block.text)]
    case .thinking: return block.thinking.isEmpty ? [] : [.thinking(block.thinking)]
    case .call, .serverCall, .other: return []
    }
  }

  private mutating func extend(_ chunk: JSONValue) -> [ReplyDelta] {
    let index = chunk["index"]?.wholeNumber
    let found = blocks.lastIndex { index == nil || $0.index == index }
    guard let found, let delta = chunk["delta"] else { return [] }
    return blocks[found].take(delta).map { [$0] } ?? []
  }

  func reply(isWhole: Bool) -> WireReply {
    var reply = WireReply()
    let calls = blocks.filter { $0.kind == .call }.map(\.call)
    reply.text = blocks.filter { $0.kind == .text }.map(\.text).joined()
    reply.thinking = blocks.map(\.thinking).joined()
    reply.refusal = refusal
    reply.calls = isWhole ? calls : []
    reply.incompleteCalls = isWhole ? [] : calls
    reply.serverCalls = blocks.filter { $0.kind == .serverCall }.map(\.call)
    reply.stopReason = stopReason
    reply.stop = stop(hasCalls: !calls.isEmpty)
    reply.tokens = tokens.wire
    reply.usage = tokens.usage
    reply.model = model
    if isWhole { reply.verbatim = verbatim(keeping: reply.stop.runnable(of: calls.count)) }
    return reply
  }

  private func stop(hasCalls: Bool) -> StopReason {
    switch stopReason {
    case "max_tokens", "model_context_window_exceeded": .length
    case "refusal": .refused
    default: hasCalls ? .toolCalls : .finished
    }
  }

  /// All blocks in order, without the calls beyond the first `count` and without blank texts, which are not accepted.
  private func verbatim(keeping count: Int) -> VerbatimTurn? {
    var room = count
    let ids = WireCall.identifiers(of: blocks.filter { $0.kind == .call }.map(\.call))
    let content = blocks.compactMap { block -> JSONValue? in
      guard !block.isBlank else { return .none }
      guard block.kind == .call else { return block.verbatim }
      guard room > 0 else { return .none }
      room -= 1
      var call = block.verbatim
      call["id"] = .string(ids[count - room - 1])
      return call
    }
    let isEmpty = count == 0 && blocks.allSatisfy { $0.kind == .thinking || $0.kind == .call || $0.isBlank }
    return isEmpty || stopReason == "refusal"
      ? nil : VerbatimTurn(dialect: AnthropicDialect.name, content: .array(content))
  }
}
