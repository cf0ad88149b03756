/// OpenAI's Responses API without storage at the provider: the whole conversation is sent, with the model's thinking in
/// encrypted form. A server that only has chat completions is asked for those. The base URL ends in "/v1".
package struct ResponsesDialect: Dialect {
  package static let name = "responses"
  /// The header that the server expects the key in.
  package let key: KeyPlacement

  /// - Parameter key: a bearer token, as OpenAI expects it, unless another placement is given.
  package init(key: KeyPlacement = KeyPlacement(header: "Authorization", prefix: "Bearer ")) {
    self.key = key
  }

  package var name: String { ResponsesDialect.name }

  /// Writes a request for the Responses API, or for chat completions where the server has only those.
  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    settings.concessions.contains(.chatCompletions)
      ? OpenAIDialect(key: key).request(for: request, settings: settings) : ResponsesRequest(request, settings).wire
  }

  /// Every concession, because it can also use chat completions.
  package func knows(_ concession: Concession) -> Bool { true }

  /// A reader for one answer, which recognises chat completions by their form.
  package func reader() -> any ReplyReader { AssemblingReader<ResponsesReply>() }
}
