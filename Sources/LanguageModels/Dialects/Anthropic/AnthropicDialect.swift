/// Anthropic's Messages API. The base URL is the bare host.
package struct AnthropicDialect: Dialect {
  package static let name = "anthropic"
  /// The key is sent without a prefix.
  package let key = KeyPlacement(header: "x-api-key")
  /// The first thousand models. Longer lists are paged, and only the first page is fetched.
  package let listPath = "v1/models?limit=1000"
  /// The only version of the API so far.
  package let fixedHeaders = [WireRequest.Header(name: "anthropic-version", value: "2023-06-01")]

  package init() {}

  package var name: String { AnthropicDialect.name }

  /// Writes a request for the Messages API.
  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    AnthropicRequest(request: request, settings: settings).wire
  }

  /// A reader for one answer of the Messages API, streamed or whole.
  package func reader() -> any ReplyReader { AssemblingReader<AnthropicReply>() }
}
