package import HTTP
internal import JSON

/// Checks that a provider can be reached and accepts the key, and which models it offers, by fetching its list of
/// models, which costs nothing.
package struct ProviderCheck: Sendable {
  private static let limits = HTTPLimits(firstByte: .seconds(15), stall: .seconds(15), total: .seconds(30))
  /// The most names that are read.
  private static let mostNames = 2_000

  private let endpoint: Endpoint
  private let client: HTTPClient

  package init(_ endpoint: Endpoint, client: HTTPClient) {
    self.endpoint = endpoint
    self.client = client
  }

  /// The models on the list, in its order; nil where the answer is no such list. Invalid names are left out.
  package func list() async throws(ModelError) -> ModelList? {
    guard !endpoint.lacksKey else { throw .keyMissing(provider: endpoint.provider.rawValue) }
    let result: Result<JSONValue?, WireError>
    do throws(TransportError) {
      result = try await SmallAnswer(endpoint, client: client, limits: ProviderCheck.limits).answer(request)
    } catch {
      throw ModelError(.transport(error), endpoint: endpoint, model: "")
    }
    switch result {
    case .failure(let error): throw ModelError(.wire(error), endpoint: endpoint, model: "")
    case .success(let list):
      guard let entries = (list?["data"] ?? list?["models"])?.array else { return nil }
      let goesOn = list?["has_more"] == true || list?["nextPageToken"]?.string?.isEmpty == false
      return ModelList(
        entries.prefix(ProviderCheck.mostNames).compactMap(name),
        isWhole: !goesOn && entries.count <= ProviderCheck.mostNames)
    }
  }

  /// Gemini prefixes a name with its collection.
  private func name(_ entry: JSONValue) -> ModelName? {
    let name = entry["id"]?.string ?? entry["name"]?.string ?? entry["model"]?.string ?? ""
    let bare = name.hasPrefix("models/") ? String(name.dropFirst("models/".count)) : name
    return ModelName("\(endpoint.provider.rawValue):\(bare)")
  }

  private var request: HTTPRequest {
    let dialect = endpoint.provider.dialect
    return endpoint.request(.get, dialect.listPath, headers: dialect.fixedHeaders)
  }
}
