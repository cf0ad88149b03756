internal import JSON

/// The conversation for the Responses API: a flat list of items, in which each call and each result is an item.
struct ResponsesInput {
  let items: [JSONValue]

  init(_ request: ModelRequest) {
    items = ConversationOutline(request).steps.flatMap { step in
      switch step {
      case .person(let turn): [ResponsesInput.message(turn)]
      case .model(let turn): ResponsesInput.items(turn)
      }
    }
  }

  private static func message(_ turn: PersonTurn) -> JSONValue {
    let images: [JSONValue] = turn.images.map { image in
      [
        "type": "input_image", "detail": "auto",
        "image_url": .string("data:\(image.mediaType);base64,\(image.base64)"),
      ]
    }
    let situation = [turn.situation].compactMap { $0 }.map(text)
    return ["role": "user", "content": .array(turn.texts.map(text) + images + situation)]
  }

  private static func text(_ text: String) -> JSONValue { ["type": "input_text", "text": .string(text)] }

  private static func items(_ turn: ModelTurn) -> [JSONValue] {
    let verbatim = turn.verbatim(in: ResponsesDialect.name)?.array
    let results = turn.calls.map { call -> JSONValue in
      [
        "type": "function_call_output", "call_id": .string(verbatim == nil ? call.plainID : call.call.id),
        "output": .string(call.result.text),
      ]
    }
    return (verbatim ?? plain(turn)) + results
  }

  private static func plain(_ turn: ModelTurn) -> [JSONValue] {
    let said: [JSONValue] =
      turn.reply.text.isEmpty ? [] : [["role": "assistant", "content": .string(turn.reply.text)]]
    return said
      + turn.calls.map { call in
        [
          "type": "function_call", "call_id": .string(call.plainID), "name": .string(call.call.tool),
          "arguments": .string(call.arguments.text),
        ]
      }
  }
}
