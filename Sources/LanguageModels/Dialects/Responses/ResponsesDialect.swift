/// OpenAI's Responses, without anything kept at the provider: the whole conversation goes along, with the thinking of the model
/// encrypted. A server that has chat completions alone is asked for these. The base URL ends in "/v1".
package struct ResponsesDialect: Dialect {
  package static let name = "responses"
  /// The header in which the server wants the key.
  package let key: KeyPlacement

  /// A bearer token, as OpenAI takes it, unless another place is given.
  package init(key: KeyPlacement = KeyPlacement(header: "Authorization", prefix: "Bearer ")) {
    self.key = key
  }

  package var name: String { ResponsesDialect.name }

  /// Writes a request of Responses, or one of chat completions where the server was found to have these alone.
  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    settings.concessions.contains(.chatCompletions)
      ? OpenAIDialect(key: key).request(for: request, settings: settings) : ResponsesRequest(request, settings).wire
  }

  /// Every one: it can speak chat completions, too.
  package func knows(_ concession: Concession) -> Bool { true }

  /// A reader for one answer, which knows chat completions by their form.
  package func reader() -> any ReplyReader { AssemblingReader<ResponsesReply>() }
}
