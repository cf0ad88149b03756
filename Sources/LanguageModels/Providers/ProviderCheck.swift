package import HTTP
internal import JSON

/// Whether a provider is there and takes the key: it is asked for the list of its models, which costs nothing.
package struct ProviderCheck: Sendable {
  private static let limits = HTTPLimits(firstByte: .seconds(15), stall: .seconds(15), total: .seconds(30))
  private static let largestList = 4 << 20

  private let endpoint: Endpoint
  private let client: HTTPClient

  package init(_ endpoint: Endpoint, client: HTTPClient) {
    self.endpoint = endpoint
    self.client = client
  }

  /// How many models the first page of the list names; nil where the answer is no such list.
  package func run() async throws(ModelError) -> Int? {
    guard !endpoint.lacksKey else { throw .keyMissing(provider: endpoint.provider.rawValue) }
    var head: HTTPResponseHead?
    var body: [UInt8] = []
    do throws(TransportError) {
      try await client.send(request, limits: ProviderCheck.limits) { event in
        switch event {
        case .head(let received): head = received
        case .body(let bytes): body += bytes.prefix(ProviderCheck.largestList - body.count)
        }
        return body.count < ProviderCheck.largestList ? .more : .stop
      }
    } catch {
      throw ModelError(.transport(error), endpoint: endpoint, model: "")
    }
    guard let head, (200...299).contains(head.status) else {
      let error = endpoint.provider.dialect.error(
        status: head?.status ?? 0, contentType: head?.headers["content-type"], body: body[...])
      throw ModelError(.wire(error), endpoint: endpoint, model: "")
    }
    let list = try? JSONValue(json: body[...])
    return (list?["data"] ?? list?["models"])?.array?.count
  }

  private var request: HTTPRequest {
    let dialect = endpoint.provider.dialect
    return endpoint.request(.get, dialect.listPath, headers: dialect.fixedHeaders)
  }
}
