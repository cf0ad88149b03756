/// Gemini's generateContent. The base URL ends in "/v1beta".
package struct GeminiDialect: Dialect {
  package static let name = "gemini"
  /// Google takes the key without a word before it.
  package let key = KeyPlacement(header: "x-goog-api-key")
  /// The first thousand models; longer lists come in parts, and only the first is asked for.
  package let listPath = "models?pageSize=1000"

  package init() {}

  package var name: String { GeminiDialect.name }

  /// Writes a request of generateContent.
  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    GeminiRequest(request: request, settings: settings).wire
  }

  /// A reader for one answer of generateContent, streamed or whole.
  package func reader() -> any ReplyReader { AssemblingReader<GeminiReply>() }
}
