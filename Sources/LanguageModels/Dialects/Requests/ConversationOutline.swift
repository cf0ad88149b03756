/// The conversation in the order that every provider requires: user and model alternate, and each call is followed by
/// its result. larder's own messages go into the user's turns. The situation, which only holds now, goes at the end of
/// the last of them, so that everything before it stays the same from request to request.
struct ConversationOutline: Hashable {
  enum Step: Hashable {
    case person(PersonTurn)
    case model(ModelTurn)
  }

  private(set) var steps: [Step] = []
  private var callCount = 0
  /// The index of the model's last turn, and which of its calls have no result yet, by id.
  private var lastModel: Int?
  private var open: [String: ArraySlice<Int>] = [:]

  init(_ request: ModelRequest) {
    for message in request.messages { add(message) }
    let last = steps.lastIndex { step in
      if case .person = step { return true }
      return false
    }
    guard let last, case .person(var turn) = steps[last] else {
      steps = [.person(PersonTurn(images: request.images, situation: request.situation.map(LarderNote.situation)))]
      return
    }
    turn.images = request.images
    turn.situation = request.situation.map(LarderNote.situation)
    steps[last] = .person(turn)
  }

  private mutating func add(_ message: Message) {
    switch message {
    case .user(let text): say(text)
    case .event(let text), .confirmed(let text, _), .declined(let text, _): say(LarderNote.event(text))
    case .assistant(let reply): answer(reply)
    case .toolResult(let result): resolve(result)
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

  /// A model's turn is left out where it comes before the first message of the user, or is empty.
  private mutating func answer(_ reply: ModelReply) {
    let saysSomething = reply.verbatim != nil || !reply.calls.isEmpty || !reply.text.isEmpty
    guard !steps.isEmpty, saysSomething else { return }
    let calls = reply.calls.map { call in
      callCount += 1
      return AnsweredCall(call: call, number: callCount)
    }
    lastModel = steps.count
    open = Dictionary(grouping: calls.indices) { calls[$0].call.id }.mapValues { $0[...] }
    steps.append(.model(ModelTurn(reply: reply, calls: calls)))
  }

  /// Assigns a result to its call in the model's last turn; a result without a call is left out.
  private mutating func resolve(_ result: ToolResult) {
    guard let lastModel, let call = open[result.call.id]?.popFirst() else { return }
    steps[lastModel].resolve(call, with: result.outcome)
  }
}

extension ConversationOutline.Step {
  /// Sets the result of a call in place, without copying the turn, which may have thousands of them.
  fileprivate mutating func resolve(_ call: Int, with outcome: ToolResult.Outcome) {
    guard case .model(var turn) = self else { return }
    self = .person(PersonTurn())
    turn.calls[call].outcome = outcome
    self = .model(turn)
  }
}
