/// Whose key it is: the providers of language models that larder can hold one for.
package enum KeyProvider: String, CaseIterable, Hashable, Sendable {
  case openai, anthropic, gemini, compatible, ollama, llamacpp

  /// The variable that goes before every kept key. Those without one of their own share LARDER_API_KEY.
  package var variable: String {
    switch self {
    case .openai: "OPENAI_API_KEY"
    case .anthropic: "ANTHROPIC_API_KEY"
    case .gemini: "GEMINI_API_KEY"
    case .compatible, .ollama, .llamacpp: "LARDER_API_KEY"
    }
  }
}
