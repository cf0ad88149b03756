package import Calls
package import JSON

/// Anything that turns a conversation into words and tool calls: a provider's model, a local one, larder's own
/// interpreter, or recorded answers.
package protocol LanguageModel {
  /// "builtin", "recorded", "openai".
  var provider: String { get }

  /// The provider and the model: "openai:gpt-5.4-mini".
  var label: String { get }

  /// What is known of where it is served, once somebody has asked there; nothing for what has a large window.
  func served() async -> ServedModel?

  /// Answers `request`.
  ///
  /// - Parameter onText: receives the text as it arrives; together the pieces are the reply's text.
  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply

  /// The same, telling what it thinks on the way, where the request wants that and the provider tells it.
  ///
  /// - Parameter onThinking: receives it as it arrives; it is no part of the reply.
  func respond(
    to request: ModelRequest, onThinking: (String) -> Void, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply
}

extension LanguageModel {
  /// A model whose provider has only one goes by the provider's name.
  package var label: String { provider }
  /// Nothing, as for every model with a large window.
  package func served() async -> ServedModel? { nil }

  package func respond(
    to request: ModelRequest, onThinking: (String) -> Void, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply {
    try await respond(to: request, onText: onText)
  }
}

/// Everything a model gets to see.
package struct ModelRequest: Hashable, Sendable {
  /// The system prompt: the same text from call to call.
  package let system: String
  /// The conversation so far, oldest first; the last message is the user's or a tool result.
  package private(set) var messages: [Message]
  /// What it may call; larder's own interpreter knows its calls and needs none of them.
  package private(set) var tools: [ToolDefinition]
  /// Nil where here and now do not matter.
  package let situation: Situation?
  /// Pictures that belong to the last message of the user. They are shown once and are no part of the conversation.
  package let images: [ModelImage]
  /// The form that the answer's text must have; nil for words.
  package let answerForm: AnswerForm?
  /// Somebody wants to see what the model thinks on the way.
  package private(set) var wantsThinking: Bool

  package init(
    system: String = "", messages: [Message], tools: [ToolDefinition] = [], situation: Situation?,
    images: [ModelImage] = [], answerForm: AnswerForm? = nil, wantsThinking: Bool = false
  ) {
    self.system = system
    self.messages = messages
    self.tools = tools
    self.situation = situation
    self.images = images
    self.answerForm = answerForm
    self.wantsThinking = wantsThinking
  }

  /// How many words of the answer are read: a form is read whole, and is bounded by its size.
  var mostWords: Int? { answerForm == nil ? SpeechLength.most : nil }

  /// A card stands for what was asked: nothing needs to be said behind it.
  var isAnswered: Bool {
    guard case .toolResult(let result)? = messages.last, case .proposed = result.outcome else { return false }
    return true
  }

  /// The same request with these messages.
  package func telling(_ messages: [Message]) -> ModelRequest {
    var request = self
    request.messages = messages
    return request
  }

  /// The same request of somebody who wants to see what the model thinks, or does not.
  package func thinkingAloud(_ isWanted: Bool) -> ModelRequest {
    var request = self
    request.wantsThinking = isWanted
    return request
  }

  /// The same request with these tools only.
  package func offering(_ tools: [ToolDefinition]) -> ModelRequest {
    var request = self
    request.tools = tools
    return request
  }
}

/// What a model is told of here and now.
package struct Situation: Hashable, Sendable {
  /// "2026-11-20T12:30:00+01:00".
  package let now: String
  /// The diary day of now: "2026-11-20".
  package let today: String
  /// What the profile that speaks is called; empty where nobody does.
  package let profile: String
  /// The proposal that waits for an answer, if any: its id, and the call that it came from.
  package let waiting: WaitingCall?

  /// The call of a card that waits.
  package struct WaitingCall: Hashable, Sendable {
    package let id: String
    /// As larder has read it, so that it can say what its card holds and which changes that takes.
    package let call: AnyCall

    package init(id: String, _ call: AnyCall) {
      self.id = id
      self.call = call
    }

    /// The name of the tool that was called: "log_meal".
    package var tool: String { call.tool }
    /// As a model writes them.
    package var arguments: JSONValue { call.arguments }
  }

  package init(now: String, today: String, profile: String, waiting: WaitingCall? = nil) {
    self.now = now
    self.today = today
    self.profile = profile
    self.waiting = waiting
  }
}

/// Why a model gave no answer.
package enum ModelError: Error, Hashable, Sendable {
  /// Recorded answers ran out.
  case noRecordedAnswer
  /// libcurl, over which every provider is reached, is not installed.
  case libraryMissing
  /// No connection, or none in time.
  case unreachable(provider: String)
  /// The connection cannot be encrypted, or the certificate is not trusted.
  case untrusted(provider: String)
  /// The address points to another host, which is not followed. Empty where it cannot be told.
  case redirected(provider: String, toHost: String)
  /// There is a connection, and nothing came over it for too long.
  case timedOut(provider: String)
  /// The answer has no end.
  case brokenOff(provider: String)
  case keyMissing(provider: String)
  case keyRefused(provider: String)
  /// The key is right, and what was asked is not allowed with it, or not from here.
  case forbidden(provider: String)
  /// Money or a long-term allowance has run out.
  case quotaExhausted(provider: String)
  /// Too many requests were made; the seconds after which the provider takes another, where it says so.
  case rateLimited(provider: String, seconds: Int?)
  case overloaded(provider: String)
  /// The conversation is longer than the model reads.
  case contextTooLong(provider: String)
  case unknownModel(provider: String, model: String)
  /// The model cannot call tools.
  case toolsUnsupported(provider: String, model: String)
  /// The provider's filter refused the conversation.
  case filtered(provider: String)
  /// The provider finds a fault in the request.
  case requestRefused(provider: String)
  case malformedReply(provider: String)
  /// As many requests as may be were sent within the hour; this one was not.
  case limitReached(perHour: Int)
  /// The request could not be counted, so it was not sent.
  case notCounted
  case cancelled

  /// Whether the same words may be answered another time, or by another model.
  package var mayPass: Bool {
    switch self {
    case .libraryMissing, .unreachable, .untrusted, .redirected, .timedOut, .brokenOff, .keyMissing, .keyRefused,
      .forbidden, .quotaExhausted, .rateLimited, .overloaded, .unknownModel, .toolsUnsupported, .requestRefused,
      .malformedReply,
      .limitReached, .notCounted:
      true
    case .noRecordedAnswer, .contextTooLong, .filtered, .cancelled: false
    }
  }
}
