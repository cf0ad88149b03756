internal import Calls
internal import EmbeddedMessages
internal import JSON
internal import LanguageModels
internal import Messages
internal import Proposals
internal import Services

/// Asks an outside model: limits what is sent to the model's context window, and retries an answer that broke off.
extension Session {
  func answer(
    of model: any LanguageModel, to request: ModelRequest, _ waiting: Proposal?
  ) async throws(ModelError) -> ModelReply {
    let fitting = request.telling(history(within: room(of: model, for: request))).thinkingAloud(showsThinking)
    var hasShown = false
    do throws(ModelError) {
      return try await heard(model, fitting, waiting) { hasShown = true }
    } catch {
      guard let next = again(after: error, fitting, of: model, hasShown: hasShown) else { throw error }
      console.show(.progress(next.sentence))
      return try await heard(model, next.request, waiting) {}
    }
  }

  private func heard(
    _ model: any LanguageModel, _ request: ModelRequest, _ waiting: Proposal?, onWords: () -> Void
  ) async throws(ModelError) -> ModelReply {
    // Most answers within a turn are tool calls without text.
    lazy var speech = CheckedSpeech(knowing: statedNumbers)
    var thinking = ThinkingText()
    func show(thought: String) {
      if !thought.isEmpty { console.show(.thinking(thought)) }
    }
    console.show(.waiting(.waitingModel(model: model.label)))
    let reply = try await model.respond(
      to: request.offering(tools(for: model, request, waiting)),
      onThinking: { piece in if request.wantsThinking { show(thought: thinking.hear(piece)) } },
      onText: { piece in
        show(thought: thinking.end())
        let words = speech.hear(piece)
        guard !words.isEmpty else { return }
        onWords()
        console.show(.speaking(words))
      })
    show(thought: thinking.end())
    return reply
  }

  /// The request to retry with, and what to tell the person; nil where a retry makes no sense. A conversation that was too long
  /// is shortened. An answer that broke off is retried only after text of it was shown, since before that the provider's client
  /// has retried already.
  private func again(
    after error: ModelError, _ request: ModelRequest, of model: any LanguageModel, hasShown: Bool
  ) -> (request: ModelRequest, sentence: Text)? {
    switch error {
    case .contextTooLong:
      guard let messages = shorterHistory() else { return nil }
      let sent = tokens(of: request, tools(for: model, request, nil))
      served[model.label] = ServedModel(context: max(sent * 3 / 4, ServedModel.least))
      return (request.telling(messages), RemarkWording.sentence(.historyCut(model: model.label)))
    case .brokenOff, .timedOut, .malformedReply:
      return hasShown ? (request, RemarkWording.sentence(.askedOnceMore(model: model.label))) : nil
    default: return nil
    }
  }

  /// Asks a self-hosted server once what it can do, before the first request. Tells the person where it ignores tools.
  func lookAtServer(of model: any LanguageModel) async {
    guard served[model.label] == nil else { return }
    let found = await model.served()
    let context = options.context.map {
      ServedModel(context: max($0, ServedModel.least), dropsTools: found?.dropsTools ?? false)
    }
    served[model.label] = .some(context ?? found)
    guard found?.dropsTools == true else { return }
    console.show(.progress(RemarkWording.sentence(.toolsDropped(model: model.label))))
  }

  /// How many tokens of the conversation the model is sent.
  private func room(of model: any LanguageModel, for request: ModelRequest) -> Int {
    guard let context = served[model.label]??.context else { return MessageHistory.usualRoom }
    let rest = context - tokens(of: request.telling([]), tools(for: model, request, nil)) - context / 12
    return min(max(rest, MessageHistory.leastRoom), MessageHistory.usualRoom)
  }

  /// The tools offered to the model: as many as its context window has room for.
  private func tools(
    for model: any LanguageModel, _ request: ModelRequest, _ waiting: Proposal?
  ) -> [ToolDefinition] {
    let tool = waiting?.request.tool ?? request.situation?.waiting?.tool
    guard let context = served[model.label]??.context else {
      return toolbox.offered(after: request.messages, waiting: tool)
    }
    return toolbox.offered(after: request.messages, waiting: tool, most: context * 63 / 100)
  }

  /// The estimated number of tokens of a request.
  private func tokens(of request: ModelRequest, _ tools: [ToolDefinition]) -> Int {
    let here = request.situation.map { situation in
      60 + (situation.waiting.map { TokenEstimate.of($0.arguments) } ?? 0)
    }
    return TokenEstimate.of(request.system) + tools.reduce(0) { $0 + $1.estimatedTokens }
      + request.messages.reduce(here ?? 0) { $0 + $1.estimatedTokens }
  }
}

extension ModelReply {
  /// The model refused, or a filter blocked it, without any text.
  var isMuteRefusal: Bool { (stop == .refused || stop == .filtered) && text.isEmpty && calls.isEmpty }
}
