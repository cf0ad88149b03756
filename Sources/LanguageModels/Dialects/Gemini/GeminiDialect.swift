/// Gemini's generateContent. The base URL ends in "/v1beta".
package struct GeminiDialect: Dialect {
  package static let name = "gemini"
  package let key = KeyPlacement(header: "x-goog-api-key")
  package let listPath = "models?pageSize=1000"

  package init() {}

  package var name: String { GeminiDialect.name }

  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    GeminiRequest(request: request, settings: settings).wire
  }

  package func reader() -> any ReplyReader { AssemblingReader<GeminiReply>() }
}
