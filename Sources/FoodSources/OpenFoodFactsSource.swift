package import FoodData
package import HTTP
internal import Nutrition

/// Open Food Facts over the network: only its product and search endpoints, with pinned versions. Redirections are not
/// followed, and the time limit for an answer is five seconds.
package struct OpenFoodFactsSource: ProductSource {
  private let address: WebAddress
  private let client: HTTPClient
  private let limits: HTTPLimits
  private let account: @Sendable () -> OpenFoodFactsAccount?

  /// The public server.
  package static let usualAddress = "https://world.openfoodfacts.org"

  /// - Parameters:
  ///   - address: the server, without a path.
  ///   - client: its User-Agent says who asks.
  ///   - timeout: the time limit for an answer.
  ///   - account: called only when something is contributed.
  package init(
    _ address: WebAddress, client: HTTPClient, timeout: Duration = .seconds(5),
    account: @escaping @Sendable () -> OpenFoodFactsAccount? = { nil }
  ) {
    self.account = account
    self.address = address
    self.client = client
    limits = HTTPLimits(
      connect: timeout, firstByte: timeout, stall: timeout, total: timeout, body: OpenFoodFactsSource.mostBytes)
  }

  /// With the requested fields, a product has about 5 kB and a page of search results 60 kB.
  private static let mostBytes = 2_000_000

  /// Sends one request, without an account. Throws where there was no answer; a failure status is an answer.
  package func answer(to question: ProductQuestion) async throws(OutsideError) -> OutsideAnswer {
    try await answer(
      HTTPRequest(
        .get, address.appending(OpenFoodFactsSource.path(of: question)), headers: ["Accept": "application/json"]))
  }

  /// Sends a contribution with the household's account. Throws `.noAccount` without one, and `.notProtected` over plain
  /// http.
  package func take(_ form: ContributionForm) async throws(OutsideError) -> OutsideAnswer {
    guard let account = account() else { throw .noAccount }
    guard address.keepsSecrets else { throw .notProtected }
    let body = form.body(adding: [.init("user_id", account.user), .init("password", account.password.revealed)])
    return try await answer(
      HTTPRequest(
        .post, address.appending("cgi/product_jqm2.pl"),
        headers: ["Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"], body: body))
  }

  private func answer(_ request: HTTPRequest) async throws(OutsideError) -> OutsideAnswer {
    var status = 0
    var body: [UInt8] = []
    do throws(TransportError) {
      try await client.send(request, limits: limits) { event in
        switch event {
        case .head(let head): status = head.status
        case .body(let bytes): body += bytes
        }
        return .more
      }
    } catch {
      throw OutsideError(error)
    }
    return OutsideAnswer(status: status, body: body)
  }

  static func path(of question: ProductQuestion) -> String {
    switch question {
    case .product(let barcode): "api/v3.6/product/\(barcode.digits)?fields=\(fields)"
    case .search(let name):
      "cgi/search.pl?search_terms=\(PercentEncoding.encoded(name.utf8.prefix(200)))&search_simple=1&action=process&json=1&page_size=12&fields=\(fields)"
    }
  }

  /// The fields that are read. All of `nutrition` is requested, because single nutrients would be incomplete.
  private static let fields = [
    "code", "product_name", "product_name_en", "generic_name", "brands", "lang", "lc", "quantity", "product_quantity",
    "product_quantity_unit", "serving_size", "serving_quantity", "serving_quantity_unit", "nutrition", "nutriments",
    "nutrition_data_per", "nutrition_data_prepared_per", "no_nutrition_data", "categories_tags", "labels_tags",
    "last_modified_t", "schema_version", "product_type",
  ].joined(separator: ",")
}

extension OutsideError {
  init(_ error: TransportError) {
    self =
      switch error.kind {
      case .libraryMissing: .noLibrary
      case .unknownHost, .connectionRefused: .offline
      case .timedOut: .timedOut
      case .connectionLost: .connectionLost
      case .untrusted: .untrusted
      case .headTooLarge, .bodyTooLarge: .tooLarge
      case .redirected: .moved
      case .notPublic: .notPublic
      case .cancelled: .cancelled
      case .noResources, .invalidHeader, .notHTTP: .noAnswer
      }
  }
}
