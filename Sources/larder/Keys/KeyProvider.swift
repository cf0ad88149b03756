/// The services that larder can hold a key for: providers of language models, and Open Food Facts, whose key is an account
/// written as "user:password".
package enum KeyProvider: String, CaseIterable, Hashable, Sendable {
  case openai, anthropic, gemini, compatible, ollama, llamacpp, openfoodfacts

  /// The environment variable, which overrides every stored key. Providers without one of their own share LARDER_API_KEY.
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
