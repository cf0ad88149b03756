internal import HTTP
internal import JSON

/// Fetches a small document from a provider, with the key: a list of models, or a server's properties.
struct SmallAnswer: Sendable {
  private static let most = 4 << 20

  private let endpoint: Endpoint
  private let client: HTTPClient
  private let limits: HTTPLimits

  init(_ endpoint: Endpoint, client: HTTPClient, limits: HTTPLimits) {
    self.endpoint = endpoint
    self.client = client
    self.limits = limits
  }

  /// - Parameters:
  ///   - path: below the base address; it replaces the last component of that where `step` names it.
  ///   - step: "v1", where the document is outside the versioned API.
  /// - Returns: the document; nil where anything is wrong with it.
  func document(_ path: String, beside step: String) async -> JSONValue? {
    let request = endpoint.request(.get, path, headers: endpoint.provider.dialect.fixedHeaders, beside: step)
    guard case .success(let document)? = try? await answer(request) else { return nil }
    return document
  }

  /// The body of a success status as JSON, nil where it is not JSON; otherwise the error that the provider reports.
  func answer(_ request: HTTPRequest) async throws(TransportError) -> Result<JSONValue?, WireError> {
    var head: HTTPResponseHead?
    var body: [UInt8] = []
    try await client.send(request, limits: limits) { event in
      switch event {
      case .head(let received): head = received
      case .body(let bytes): body += bytes.prefix(SmallAnswer.most - body.count)
      }
      return body.count < SmallAnswer.most ? .more : .stop
    }
    guard let head, (200...299).contains(head.status) else {
      let type = head?.headers["content-type"]
      return .failure(endpoint.provider.dialect.error(status: head?.status ?? 0, contentType: type, body: body[...]))
    }
    return .success(try? JSONValue(json: body[...]))
  }
}
