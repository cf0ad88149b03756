/// What a request leaves out, or says in another way, once a provider has refused it for that: the name of a model does
/// not always tell what the model takes, least of all where a deployment has a name of its own.
package enum Concession: Hashable, Sendable, CaseIterable {
  /// Tools without strict adherence: the grammar that a provider compiles from them has bounds that it does not tell.
  case looseTools
  /// Tools only without thinking.
  case noEffort
  /// The limit of the answer under the name that models which think have for it.
  case completionLimit

  /// What the refusal asks for; nil where it is about something else.
  init?(_ fault: ServiceFault) {
    guard fault.kind == .badRequest else { return nil }
    let text = fault.message.lowercased()
    func says(_ parts: String...) -> Bool { parts.contains { text.contains($0) } }
    if text.contains("max_tokens"), text.contains("max_completion_tokens") {
      self = .completionLimit
    } else if text.contains("reasoning_effort"), says("'none'", "\"none\"", "to none") {
      self = .noEffort
    } else if says("compiled grammar", "too complex for compilation", "optional parameters", "strict") {
      self = .looseTools
    } else {
      return nil
    }
  }
}
