internal import JSON

/// The conversation for chat completions.
struct OpenAIMessages {
  let messages: [JSONValue]

  init(_ request: ModelRequest, family: OpenAIModelFamily) {
    var messages: [JSONValue] = []
    if !request.system.isEmpty { messages.append(["role": "system", "content": .string(request.system)]) }
    for step in ConversationOutline(request).steps {
      switch step {
      case .person(let turn):
        if family.needsAnswerBehindResults, messages.last?["role"] == "tool" {
          messages.append(["role": "assistant", "content": "Shown."])
        }
        messages.append(["role": "user", "content": OpenAIMessages.content(turn)])
      case .model(let turn):
        messages += OpenAIMessages.messages(turn)
      }
    }
    self.messages = messages
  }

  /// A plain string where there is no picture, because not every server accepts parts.
  private static func content(_ turn: PersonTurn) -> JSONValue {
    let situation = [turn.situation].compactMap { $0 }
    guard !turn.images.isEmpty else { return .string((turn.texts + situation).joined(separator: "\n\n")) }
    let images: [JSONValue] = turn.images.map { image in
      ["type": "image_url", "image_url": ["url": .string("data:\(image.mediaType);base64,\(image.base64)")]]
    }
    return .array(turn.texts.map(text) + images + situation.map(text))
  }

  private static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

  private static func messages(_ turn: ModelTurn) -> [JSONValue] {
    let verbatim = turn.verbatim(in: OpenAIDialect.name)
    let results = turn.calls.map { call -> JSONValue in
      [
        "role": "tool", "tool_call_id": .string(verbatim == nil ? call.plainID : call.call.id),
        "content": .string(call.result.text),
      ]
    }
    return [verbatim ?? message(turn)] + results
  }

  private static func message(_ turn: ModelTurn) -> JSONValue {
    var message: JSONValue = ["role": "assistant"]
    message["content"] = turn.reply.text.isEmpty ? .null : .string(turn.reply.text)
    let calls = turn.calls.map { call -> JSONValue in
      let function: JSONValue = ["name": .string(call.call.tool), "arguments": .string(call.arguments.text)]
      return ["id": .string(call.plainID), "type": "function", "function": function]
    }
    if !calls.isEmpty { message["tool_calls"] = .array(calls) }
    return message
  }
}
