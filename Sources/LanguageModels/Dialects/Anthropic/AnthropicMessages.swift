internal import JSON

/// The conversation for the Messages API: tool results must come first in the user message after their calls.
struct AnthropicMessages {
  private(set) var messages: [JSONValue] = []
  private var pending: [JSONValue] = []

  init(_ request: ModelRequest) {
    let steps = ConversationOutline(request).steps
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case .person(let turn): add(turn, isLast: isLast)
      case .model(let turn): add(turn, isLast: isLast)
      }
    }
    flush()
  }

  static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

  /// The cache mark is set before the situation, which changes with every request.
  private mutating func add(_ turn: PersonTurn, isLast: Bool) {
    pending += turn.images.map(AnthropicMessages.image) + turn.texts.map(AnthropicMessages.text)
    if isLast { markEnd() }
    pending += [turn.situation].compactMap { $0 }.map(AnthropicMessages.text)
  }

  private mutating func add(_ turn: ModelTurn, isLast: Bool) {
    flush()
    let verbatim = turn.verbatim(in: AnthropicDialect.name)
    messages.append(["role": "assistant", "content": verbatim ?? AnthropicMessages.content(turn)])
    pending = turn.calls.map { call in
      var result: JSONValue = ["type": "tool_result", "content": .string(call.result.text)]
      result["tool_use_id"] = .string(verbatim == nil ? call.plainID : call.call.id)
      if call.isRefused { result["is_error"] = true }
      return result
    }
    if isLast { markEnd() }
  }

  private mutating func flush() {
    if !pending.isEmpty { messages.append(["role": "user", "content": .array(pending)]) }
    pending = []
  }

  private mutating func markEnd() {
    if let last = pending.popLast() { pending.append(AnthropicRequest.marked(last)) }
  }

  private static func image(_ image: ModelImage) -> JSONValue {
    let source: JSONValue = [
      "type": "base64", "media_type": .string(image.mediaType), "data": .string(image.base64),
    ]
    return ["type": "image", "source": source]
  }

  private static func content(_ turn: ModelTurn) -> JSONValue {
    let said = turn.reply.text.isEmpty ? [] : [text(turn.reply.text)]
    return .array(
      said
        + turn.calls.map { call in
          [
            "type": "tool_use", "id": .string(call.plainID), "name": .string(call.call.tool),
            "input": call.arguments,
          ]
        })
  }
}
