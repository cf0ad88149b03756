/// The conversation in the order that every provider asks for: the person and the model by turns, each call with its
/// result right behind it. What larder has to tell goes into the person's turns; what is true only now goes to the end
/// of the last of them, so that all before it stays the same from call to call.
struct ConversationOutline: Hashable {
  enum Step: Hashable {
    case person(PersonTurn)
    case model(ModelTurn)
  }

  private(set) var steps: [Step] = []
  private var callCount = 0

  init(_ request: ModelRequest) {
    for message in request.messages { add(message) }
    let last = steps.lastIndex { step in
      if case .person = step { return true }
      return false
    }
    guard let last, case .person(var turn) = steps[last] else {
      steps = [.person(PersonTurn(images: request.images, situation: LarderNote.situation(request.situation)))]
      return
    }
    turn.images = request.images
    turn.situation = LarderNote.situation(request.situation)
    steps[last] = .person(turn)
  }

  private mutating func add(_ message: Message) {
    switch message {
    case .user(let text): say(text)
    case .event(let text): say(LarderNote.event(text))
    case .assistant(let reply): answer(reply)
    case .toolResult(let result): settle(result)
    }
  }

  private mutating func say(_ text: String) {
    guard text.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    if case .person(var turn) = steps.last {
      turn.texts.append(text)
      steps[steps.count - 1] = .person(turn)
    } else {
      steps.append(.person(PersonTurn(texts: [text])))
    }
  }

  /// A model's turn before the first word of the person is left out, as is one in which it said nothing.
  private mutating func answer(_ reply: ModelReply) {
    let saysSomething = reply.verbatim != nil || !reply.calls.isEmpty || !reply.text.isEmpty
    guard !steps.isEmpty, saysSomething else { return }
    let calls = reply.calls.map { call in
      callCount += 1
      return AnsweredCall(call: call, number: callCount)
    }
    steps.append(.model(ModelTurn(reply: reply, calls: calls)))
  }

  /// A result goes to its call in the last turn of the model; one that answers no call is left out.
  private mutating func settle(_ result: ToolResult) {
    for index in steps.indices.reversed() {
      guard case .model(var turn) = steps[index] else { continue }
      if let call = turn.calls.firstIndex(where: { $0.call.id == result.call.id && $0.outcome == nil }) {
        turn.calls[call].outcome = result.outcome
        steps[index] = .model(turn)
      }
      return
    }
  }
}

/// What the person said, with what larder has to add.
struct PersonTurn: Hashable {
  var texts: [String] = []
  var images: [ModelImage] = []
  /// What is true only now; nil in all turns but the last.
  var situation: String?
}

/// What the model said and called.
struct ModelTurn: Hashable {
  let reply: ModelReply
  var calls: [AnsweredCall]

  /// The turn as the provider wrote it, where that was in `dialect`.
  func verbatim(in dialect: String) -> JSONValue? {
    reply.verbatim.flatMap { $0.dialect == dialect ? $0.content : nil }
  }
}

/// A call and what came of it.
struct AnsweredCall: Hashable {
  let call: ToolCall
  /// Counts the calls of the conversation.
  let number: Int
  /// Nil where the turn was left before the tool ran.
  var outcome: ToolResult.Outcome?

  /// An id that every provider accepts, for a call that none of them made: nine letters and digits.
  var plainID: String {
    let digits = String(number)
    return "call" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  var isRefused: Bool {
    switch outcome {
    case .answer, .proposed: false
    case .refused, nil: true
    }
  }

  /// The result for the model. Every call has one.
  var result: JSONValue {
    switch outcome {
    case .answer(let facts): return facts
    case .refused(let why): return ["error": .string(why)]
    case nil: return ["error": "cancelled"]
    case .proposed(let id, let facts):
      var result = facts.members == nil ? ["facts": facts] : facts
      result["proposal"] = .string(id)
      result["saved"] = false
      return result
    }
  }
}
