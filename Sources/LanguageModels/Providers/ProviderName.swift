/// A provider of language models that larder knows how to reach.
package enum ProviderName: String, CaseIterable, Hashable, Sendable {
  case openai, anthropic, gemini
  case ollama, llamacpp
  /// Any other server that speaks OpenAI's chat completions.
  case compatible

  /// What it speaks.
  package var dialect: any Dialect {
    switch self {
    case .openai: ResponsesDialect()
    case .ollama, .llamacpp, .compatible: OpenAIDialect()
    case .anthropic: AnthropicDialect()
    case .gemini: GeminiDialect()
    }
  }

  /// Where it is when nobody says otherwise; nil where somebody has to.
  package var usualAddress: String? {
    switch self {
    case .openai: "https://api.openai.com/v1"
    case .anthropic: "https://api.anthropic.com"
    case .gemini: "https://generativelanguage.googleapis.com/v1beta"
    case .ollama: "http://localhost:11434/v1"
    case .llamacpp: "http://localhost:8080/v1"
    case .compatible: nil
    }
  }

  /// The variable of the environment that may name another address.
  package var addressVariable: String? {
    switch self {
    case .openai: "OPENAI_BASE_URL"
    case .anthropic: "ANTHROPIC_BASE_URL"
    case .gemini: "GEMINI_BASE_URL"
    case .ollama, .llamacpp, .compatible: nil
    }
  }

  /// The variable of the environment that may hold the key.
  package var keyVariable: String {
    switch self {
    case .openai: "OPENAI_API_KEY"
    case .anthropic: "ANTHROPIC_API_KEY"
    case .gemini: "GEMINI_API_KEY"
    case .ollama, .llamacpp, .compatible: "LARDER_API_KEY"
    }
  }

  /// Whether it holds a model to the schema of a tool. Servers of one's own do so anyway or not at all, and have little
  /// room for what it adds to a request.
  package var hasStrictTools: Bool {
    switch self {
    case .openai, .anthropic: true
    case .gemini, .ollama, .llamacpp, .compatible: false
    }
  }

  /// Whether it answers nobody without a key.
  package var wantsKey: Bool {
    switch self {
    case .openai, .anthropic, .gemini: true
    case .ollama, .llamacpp, .compatible: false
    }
  }
}
