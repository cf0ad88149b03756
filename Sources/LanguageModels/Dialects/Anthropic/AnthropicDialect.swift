/// Anthropic's Messages. The base URL is the bare host.
package struct AnthropicDialect: Dialect {
  package static let name = "anthropic"
  /// Anthropic takes the key without a word before it.
  package let key = KeyPlacement(header: "x-api-key")
  /// The first thousand models; longer lists come in parts, and only the first is asked for.
  package let listPath = "v1/models?limit=1000"
  /// The only version of the protocol that there is.
  package let fixedHeaders = [WireRequest.Header(name: "anthropic-version", value: "2023-06-01")]

  package init() {}

  package var name: String { AnthropicDialect.name }

  /// Writes a request of Messages.
  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    AnthropicRequest(request: request, settings: settings).wire
  }

  /// A reader for one answer of Messages, streamed or whole.
  package func reader() -> any ReplyReader { AssemblingReader<AnthropicReply>() }
}
