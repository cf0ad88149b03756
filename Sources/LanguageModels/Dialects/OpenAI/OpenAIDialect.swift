/// Chat completions: OpenAI, and the servers that speak its language. The base URL ends in "/v1".
package struct OpenAIDialect: Dialect {
  package static let name = "openai"
  package let key: KeyPlacement

  /// - Parameter key: Azure takes it as "api-key", all others as a bearer token.
  package init(key: KeyPlacement = KeyPlacement(header: "Authorization", prefix: "Bearer ")) {
    self.key = key
  }

  package var name: String { OpenAIDialect.name }

  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    OpenAIRequest(request, settings).wire
  }

  package func reader() -> any ReplyReader { AssemblingReader<OpenAIReply>() }
}
