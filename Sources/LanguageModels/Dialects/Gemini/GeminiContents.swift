internal import JSON

/// The conversation for generateContent. Tool results are in a content of their own, with exactly one for each call.
struct GeminiContents {
  let contents: [JSONValue]

  init(_ request: ModelRequest) {
    contents = ConversationOutline(request).steps.flatMap { step -> [JSONValue] in
      switch step {
      case .person(let turn): [["role": "user", "parts": .array(GeminiContents.parts(turn))]]
      case .model(let turn): GeminiContents.contents(turn)
      }
    }
  }

  private static func parts(_ turn: PersonTurn) -> [JSONValue] {
    let images: [JSONValue] = turn.images.map { image in
      ["inlineData": ["mimeType": .string(image.mediaType), "data": .string(image.base64)]]
    }
    return images + (turn.texts + [turn.situation].compactMap { $0 }).map { ["text": .string($0)] }
  }

  private static func contents(_ turn: ModelTurn) -> [JSONValue] {
    let verbatim = turn.verbatim(in: GeminiDialect.name)
    let content = verbatim ?? ["role": "model", "parts": .array(parts(turn))]
    guard !turn.calls.isEmpty else { return [content] }
    let called = (verbatim?["parts"]?.array ?? []).compactMap { $0["functionCall"] }
    let results = turn.calls.enumerated().map { index, call -> JSONValue in
      var response: JSONValue = ["name": .string(call.call.tool)]
      response["response"] = call.result.members == nil ? ["result": call.result] : call.result
      // The call's own id, where the provider assigned one.
      if called.indices.contains(index), let id = called[index]["id"] { response["id"] = id }
      return ["functionResponse": response]
    }
    return [content, ["role": "user", "parts": .array(results)]]
  }

  private static func parts(_ turn: ModelTurn) -> [JSONValue] {
    let said: [JSONValue] = turn.reply.text.isEmpty ? [] : [["text": .string(turn.reply.text)]]
    return said
      + turn.calls.map { ["functionCall": ["name": .string($0.call.tool), "args": $0.arguments]] }
  }
}
