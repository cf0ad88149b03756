/// Gemini's generateContent API. The base URL ends in "/v1beta".
package struct GeminiDialect: Dialect {
  package static let name = "gemini"
  /// The key is sent without a prefix.
  package let key = KeyPlacement(header: "x-goog-api-key")
  /// The first thousand models. Longer lists are paged, and only the first page is fetched.
  package let listPath = "models?pageSize=1000"

  package init() {}

  package var name: String { GeminiDialect.name }

  /// Writes a request for generateContent.
  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    GeminiRequest(request: request, settings: settings).wire
  }

  /// A reader for one answer of generateContent, streamed or whole.
  package func reader() -> any ReplyReader { AssemblingReader<GeminiReply>() }
}
