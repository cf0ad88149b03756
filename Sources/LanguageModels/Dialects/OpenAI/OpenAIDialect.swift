/// Chat completions: OpenAI, and the servers that speak its language. The base URL ends in "/v1".
package struct OpenAIDialect: Dialect {
  package static let name = "openai"
  /// The header in which the server wants the key.
  package let key: KeyPlacement

  /// - Parameter key: Azure takes it as "api-key", all others as a bearer token.
  package init(key: KeyPlacement = KeyPlacement(header: "Authorization", prefix: "Bearer ")) {
    self.key = key
  }

  package var name: String { OpenAIDialect.name }

  /// Writes a request of chat completions.
  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    OpenAIRequest(request, settings).wire
  }

  /// A reader for one answer of chat completions, streamed or whole.
  package func reader() -> any ReplyReader { AssemblingReader<OpenAIReply>() }
}
