/// OpenAI's chat completions API, also of compatible servers. The base URL ends in "/v1".
package struct OpenAIDialect: Dialect {
  package static let name = "openai"
  /// The header that the server expects the key in.
  package let key: KeyPlacement

  /// - Parameter key: Azure expects "api-key", all others a bearer token.
  package init(key: KeyPlacement = KeyPlacement(header: "Authorization", prefix: "Bearer ")) {
    self.key = key
  }

  package var name: String { OpenAIDialect.name }

  /// Writes a request for chat completions.
  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    OpenAIRequest(request, settings).wire
  }

  /// A reader for one answer of chat completions, streamed or whole.
  package func reader() -> any ReplyReader { AssemblingReader<OpenAIReply>() }
}
