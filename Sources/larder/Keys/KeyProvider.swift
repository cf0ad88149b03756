/// Whose key it is: the providers of language models that larder can hold one for, and Open Food Facts, whose key is an
/// account as "user:password".
package enum KeyProvider: String, CaseIterable, Hashable, Sendable {
  case openai, anthropic, gemini, compatible, ollama, llamacpp, openfoodfacts

  /// The variable that goes before every kept key. Those without one of their own share LARDER_API_KEY.
  package var variable: String {
    switch self {
    case .openai: "OPENAI_API_KEY"
    case .anthropic: "ANTHROPIC_API_KEY"
    case .gemini: "GEMINI_API_KEY"
    case .openfoodfacts: "OPENFOODFACTS_ACCOUNT"
    case .compatible, .ollama, .llamacpp: "LARDER_API_KEY"
    }
  }
}
