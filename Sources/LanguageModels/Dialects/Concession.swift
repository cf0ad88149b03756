/// How requests are changed after a provider has refused one. A model's name does not always tell what the model
/// accepts, least of all where a deployment has a name of its own.
package enum Concession: Hashable, Sendable, CaseIterable {
  /// Do not ask for strict adherence to tool schemas: the grammar that a provider compiles from them has undocumented
  /// limits.
  case looseTools
  /// Turn thinking off where there are tools.
  case noEffort
  /// Send the token limit as `max_completion_tokens`, as reasoning models require.
  case completionLimit
  /// Do not ask for encrypted thinking that can be sent back with the next request.
  case plainReasoning
  /// Do not ask for the model's thinking to be shown.
  case silentThinking
  /// Use chat completions instead of the Responses API, which the server does not have.
  case chatCompletions

  /// The change that a refusal asks for; nil where it is about something else.
  init?(_ fault: ServiceError) {
    let text = fault.message.lowercased()
    // A server that has the API and only lacks the model says so in its message.
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
