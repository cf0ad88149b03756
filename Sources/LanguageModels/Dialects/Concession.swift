/// What a request leaves out, or says in another way, once a provider has refused it for that: the name of a model does
/// not always tell what the model takes, least of all where a deployment has a name of its own.
package enum Concession: Hashable, Sendable, CaseIterable {
  /// Tools without strict adherence: the grammar that a provider compiles from them has bounds that it does not tell.
  case looseTools
  /// Tools only without thinking.
  case noEffort
  /// The limit of the answer under the name that models which think have for it.
  case completionLimit
  /// Thinking that does not go along to the next request.
  case plainReasoning
  /// Nothing is told of what the model thinks.
  case silentThinking
  /// Chat completions in the place of Responses, which a server does not have.
  case chatCompletions

  /// What the refusal asks for; nil where it is about something else.
  init?(_ fault: ServiceError) {
    let text = fault.message.lowercased()
    // Who knows the place and lacks the model says so.
    if fault.status == 404 || fault.status == 405, fault.code == nil || fault.code == "404" || fault.code == "405",
      !text.contains("model")
    {
      self = .chatCompletions
      return
    }
    guard fault.kind == .badRequest else { return nil }
    func says(_ parts: String...) -> Bool { parts.contains { text.contains($0) } }
    if text.contains("max_tokens"), text.contains("max_completion_tokens") {
      self = .completionLimit
    } else if text.contains("reasoning_effort"), says("'none'", "\"none\"", "to none") {
      self = .noEffort
    } else if says("encrypted content", "encrypted_content") {
      self = .plainReasoning
    } else if says(
      "reasoning summar", "reasoning.summary", "adaptive", "thinking is not", "includethoughts",
      "include_thoughts", "thinkingconfig", "thinking_config")
    {
      self = .silentThinking
    } else if says("compiled grammar", "too complex for compilation", "optional parameters", "strict") {
      self = .looseTools
    } else {
      return nil
    }
  }
}
