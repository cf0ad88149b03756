package import FoodData
package import HTTP
internal import Nutrition

/// Open Food Facts over the network: its product and search endpoints, with their version pinned, and nothing else.
/// Redirections are not followed, and no answer is waited for longer than five seconds.
package struct OpenFoodFactsSource: ProductSource {
  private let address: WebAddress
  private let client: HTTPClient
  private let limits: HTTPLimits
  private let account: @Sendable () -> OpenFoodFactsAccount?

  /// Where it is for everybody.
  package static let usualAddress = "https://world.openfoodfacts.org"

  /// - Parameters:
  ///   - address: the server, without a path.
  ///   - client: says who asks, in its User-Agent.
  ///   - patience: the time after which no answer is waited for.
  ///   - account: asked only when something is given.
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

  /// With the members that are asked for, a product has some 5 kB and a page of hits 60.
  private static let mostBytes = 2_000_000

  /// Asks the server once, without an account. Throws where no answer came; a status of failure is an answer.
  package func answer(to question: ProductQuestion) async throws(OutsideError) -> OutsideAnswer {
    try await answer(
      HTTPRequest(
        .get, address.appending(OpenFoodFactsSource.path(of: question)), headers: ["Accept": "application/json"]))
  }

  /// Sends the form with the household's account. Throws `.noAccount` without one, and `.notProtected` over plain http.
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

  /// The members that are read. Nutrition is asked for whole: of single nutrients some are left out.
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
