/// A provider of language models that larder knows how to reach.
package enum ProviderName: String, CaseIterable, Hashable, Sendable {
  case openai, anthropic, gemini
  case ollama, llamacpp
  /// Any other server with OpenAI's chat completions API.
  case compatible

  /// The API that it uses.
  package var dialect: any Dialect {
    switch self {
    case .openai: ResponsesDialect()
    case .ollama, .llamacpp, .compatible: OpenAIDialect()
    case .anthropic: AnthropicDialect()
    case .gemini: GeminiDialect()
    }
  }

  /// The default address; nil where one has to be given.
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

  /// The environment variable that may hold another address.
  package var addressVariable: String? {
    switch self {
    case .openai: "OPENAI_BASE_URL"
    case .anthropic: "ANTHROPIC_BASE_URL"
    case .gemini: "GEMINI_BASE_URL"
    case .ollama, .llamacpp, .compatible: nil
    }
  }

  /// The environment variable that may hold the key.
  package var keyVariable: String {
    switch self {
    case .openai: "OPENAI_API_KEY"
    case .anthropic: "ANTHROPIC_API_KEY"
    case .gemini: "GEMINI_API_KEY"
    case .ollama, .llamacpp, .compatible: "LARDER_API_KEY"
    }
  }

  /// Whether strict adherence to tool schemas is asked for. Local servers enforce schemas anyway or not at all, and
  /// have little room for what it adds to a request.
  package var hasStrictTools: Bool {
    switch self {
    case .openai, .anthropic: true
    case .gemini, .ollama, .llamacpp, .compatible: false
    }
  }

  /// Whether a key is required.
  package var wantsKey: Bool {
    switch self {
    case .openai, .anthropic, .gemini: true
    case .ollama, .llamacpp, .compatible: false
    }
  }
}
