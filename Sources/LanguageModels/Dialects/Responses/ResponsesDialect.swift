/// OpenAI's Responses, without anything kept at the provider: the whole conversation goes along, with the thinking of the model
/// encrypted. A server that has chat completions alone is asked for these. The base URL ends in "/v1".
package struct ResponsesDialect: Dialect {
  package static let name = "responses"
  package let key: KeyPlacement

  package init(key: KeyPlacement = KeyPlacement(header: "Authorization", prefix: "Bearer ")) {
    self.key = key
  }

  package var name: String { ResponsesDialect.name }

  package func request(for request: ModelRequest, settings: DialectSettings) -> WireRequest {
    settings.concessions.contains(.chatCompletions)
      ? OpenAIDialect(key: key).request(for: request, settings: settings) : ResponsesRequest(request, settings).wire
  }

  package func knows(_ concession: Concession) -> Bool { true }

  package func reader() -> any ReplyReader { AssemblingReader<ResponsesReply>() }
}
