package import Calls
package import JSON

/// Anything that turns a conversation into text and tool calls: a provider's model, a local one, larder's own
/// interpreter, or recorded answers.
package protocol LanguageModel {
  /// "builtin", "recorded", "openai".
  var provider: String { get }

  /// The provider and the model: "openai:gpt-5.4-mini".
  var label: String { get }

  /// How the model is served, where a server on this machine tells; nil otherwise.
  func served() async -> ServedModel?

  /// Answers `request`.
  ///
  /// - Parameter onText: receives the text as it arrives; the pieces together are the reply's text.
  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply

  /// The same, and also passes on the model's thinking, where the request wants it and the provider shows it.
  ///
  /// - Parameter onThinking: receives the thinking as it arrives; it is not part of the reply.
  func respond(
    to request: ModelRequest, onThinking: (String) -> Void, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply
}

extension LanguageModel {
  /// The provider's name, for a provider with a single model.
  package var label: String { provider }
  /// Nil, as for every model of a remote provider.
  package func served() async -> ServedModel? { nil }

  package func respond(
    to request: ModelRequest, onThinking: (String) -> Void, onText: (String) -> Void
  ) async throws(ModelError) -> ModelReply {
    try await respond(to: request, onText: onText)
  }
}

/// Everything that a model is given.
package struct ModelRequest: Hashable, Sendable {
  /// The system prompt: the same text in every request.
  package let system: String
  /// The conversation so far, oldest first; the last message is the user's or a tool result.
  package private(set) var messages: [Message]
  /// The tools that it may call. larder's own interpreter knows its calls and needs none.
  package private(set) var tools: [ToolDefinition]
  /// The current time, profile and waiting proposal; nil where they do not matter.
  package private(set) var situation: Situation?
  /// Pictures for the last message of the user. They are sent once and are not part of the conversation.
  package let images: [ModelImage]
  /// The form that the answer's text must have; nil for an answer in words.
  package let answerForm: AnswerForm?
  /// Whether the person wants to see the model's thinking.
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

  /// The most words of the answer that are read; nil for an answer in a form, which is read whole and limited by its
  /// size.
  var mostWords: Int? { answerForm == nil ? SpeechLength.most : nil }

  /// Whether a card already shows the outcome, so that the model need not say anything more.
  var isAnswered: Bool {
    guard case .toolResult(let result)? = messages.last, case .proposed = result.outcome else { return false }
    return true
  }

  /// The same request with other messages.
  package func telling(_ messages: [Message]) -> ModelRequest {
    var request = self
    request.messages = messages
    return request
  }

  /// The same request with or without the model's thinking.
  package func thinkingAloud(_ isWanted: Bool) -> ModelRequest {
    var request = self
    request.wantsThinking = isWanted
    return request
  }

  /// The same request with only these tools, and without the waiting call of any other, which the model cannot revise.
  package func offering(_ tools: [ToolDefinition]) -> ModelRequest {
    var request = self
    request.tools = tools
    if let waiting = situation?.waiting, !tools.contains(where: { $0.name == waiting.tool }) {
      request.situation?.waiting = nil
    }
    return request
  }
}

/// What a model is told about the present moment.
package struct Situation: Hashable, Sendable {
  /// "2026-11-20T12:30:00+01:00".
  package let now: String
  /// The current diary day: "2026-11-20".
  package let today: String
  /// The name of the profile in use; empty where there is none.
  package let profile: String
  /// The call of the proposal that waits for an answer; nil where none does.
  package fileprivate(set) var waiting: WaitingCall?
  /// The meals of today that were saved before the conversation, from the earliest on; only larder's own interpreter is told.
  package let earlier: [SavedCall]

  /// The call behind a waiting card.
  package struct WaitingCall: Hashable, Sendable {
    package let id: String
    /// As larder has parsed it, so that the interpreter knows what its card holds and which changes it accepts.
    package let call: AnyCall

    package init(id: String, _ call: AnyCall) {
      self.id = id
      self.call = call
    }

    /// The name of the tool that was called: "log_meal".
    package var tool: String { call.tool }
    /// In the form in which a model writes them.
    package var arguments: JSONValue { call.arguments }
  }

  package init(
    now: String, today: String, profile: String, waiting: WaitingCall? = nil, earlier: [SavedCall] = []
  ) {
    self.now = now
    self.earlier = earlier
    self.today = today
    self.profile = profile
    self.waiting = waiting
  }
}

/// Why a model gave no answer.
package enum ModelError: Error, Hashable, Sendable {
  /// There are no recorded answers left.
  case noRecordedAnswer
  /// libcurl, which is needed to reach any provider, is not installed.
  case libraryMissing
  /// No connection could be made in time.
  case unreachable(provider: String)
  /// The connection cannot be encrypted, or the certificate is not trusted.
  case untrusted(provider: String)
  /// The address redirects to another host, which is not followed. Empty where the host is unknown.
  case redirected(provider: String, toHost: String)
  /// There is a connection, but nothing arrived within the time limit.
  case timedOut(provider: String)
  /// The answer ended before it was complete.
  case brokenOff(provider: String)
  case keyMissing(provider: String)
  case keyRefused(provider: String)
  /// The key is valid but does not permit the request, or not from this place.
  case forbidden(provider: String)
  /// The credit or a long-term quota is used up.
  case quotaExhausted(provider: String)
  /// Too many requests were made; with the seconds after which the provider accepts another, where it says so.
  case rateLimited(provider: String, seconds: Int?)
  case overloaded(provider: String)
  /// The conversation is longer than the model's context.
  case contextTooLong(provider: String)
  case unknownModel(provider: String, model: String)
  /// The model cannot call tools.
  case toolsUnsupported(provider: String, model: String)
  /// The provider's filter refused the conversation.
  case filtered(provider: String)
  /// The provider reports that the request is invalid.
  case requestRefused(provider: String)
  case malformedReply(provider: String)
  /// The limit of requests for the hour is reached; the request was not sent.
  case limitReached(perHour: Int)
  /// The request could not be counted, so it was not sent.
  case notCounted
  case cancelled

  /// Whether the same line may be answered later, or by another model.
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
