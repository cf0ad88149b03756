/// Anything that turns a conversation into words and tool calls: a provider's model, a local one, larder's own
/// interpreter, or recorded answers.
package protocol LanguageModel {
  /// "builtin", "recorded", "openai".
  var provider: String { get }

  /// Answers `request`.
  ///
  /// - Parameter onText: receives the text as it arrives; together the pieces are the reply's text.
  func respond(to request: ModelRequest, onText: (String) -> Void) async throws(ModelError) -> ModelReply
}

/// Everything a model gets to see.
package struct ModelRequest: Hashable, Sendable {
  /// The system prompt: the same text from call to call.
  package let system: String
  /// The conversation so far, oldest first; the last message is the user's or a tool result.
  package let messages: [Message]
  package let tools: [ToolDefinition]
  package let situation: Situation

  package init(system: String = "", messages: [Message], tools: [ToolDefinition], situation: Situation) {
    self.system = system
    self.messages = messages
    self.tools = tools
    self.situation = situation
  }
}

/// What a model is told of here and now.
package struct Situation: Hashable, Sendable {
  /// "2026-11-20T12:30:00+01:00".
  package let now: String
  /// The diary day of now: "2026-11-20".
  package let today: String
  package let profile: String
  /// The proposal that waits for an answer, if any: its id, and the call that it came from.
  package let waiting: WaitingCall?

  package struct WaitingCall: Hashable, Sendable {
    package let id: String
    package let tool: String
    package let arguments: JSONValue

    package init(id: String, tool: String, arguments: JSONValue) {
      self.id = id
      self.tool = tool
      self.arguments = arguments
    }
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
  /// No connection, or none in time.
  case unreachable(provider: String)
  case keyMissing(provider: String)
  case keyRefused(provider: String)
  case overloaded(provider: String)
  case malformedReply(provider: String)
  case cancelled
}
