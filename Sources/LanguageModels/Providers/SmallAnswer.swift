internal import HTTP
internal import JSON

/// One small document of a provider, asked for with its key: a list of models, what a server says of itself.
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
  ///   - path: below the address of the models, or beside its last step where `step` is that.
  ///   - step: "v1", where the document stands above the version of the protocol.
  /// - Returns: the document; nil where anything is wrong with it.
  func document(_ path: String, beside step: String) async -> JSONValue? {
    let request = endpoint.request(.get, path, headers: endpoint.provider.dialect.fixedHeaders, beside: step)
    guard case .success(let document)? = try? await answer(request) else { return nil }
    return document
  }

  /// What came with a status of success, as JSON where it is that; else what the provider says is wrong.
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
